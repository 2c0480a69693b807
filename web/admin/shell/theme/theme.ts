import {
  createTheme,
  type ActionIconProps,
  type DrawerProps,
  type MantineThemeComponents,
  type MenuProps,
  type ModalProps,
  type SelectProps,
  type SwitchProps,
} from '@mantine/core';
import { colors } from './colors.ts';
import classes from './kit.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as shellTexts from '#web/admin/texts/shell.ts';

const FONT = shellTexts.figtreeFigtreeFallbackSystemUi;

/** Menus and sheets move as everything on the site does. */
const EASE = 'cubic-bezier(0.22, 0.7, 0.25, 1)';
const QUICK = { duration: 180, timingFunction: EASE };
const CALM = { duration: 240, timingFunction: EASE };

const DIALOG = { title: classes.title, header: classes.dialogHead, body: classes.dialogBody };
/** Defaults and classes by component. By name, because an import of a component would load it with the first screen. */
const components: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' }, classNames: { root: classes.button } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 32 } satisfies ActionIconProps,
    classNames: { root: classes.actionIcon },
  },
  Input: { classNames: { input: classes.input } },
  InputWrapper: { classNames: { label: classes.label, error: classes.error, description: classes.description } },
  Kbd: { classNames: { root: classes.kbd } },
  TextInput: { defaultProps: { size: 'sm' } },
  Textarea: { defaultProps: { size: 'sm' } },
  Select: { defaultProps: { size: 'sm', withCheckIcon: true, allowDeselect: false } satisfies SelectProps },
  SegmentedControl: { defaultProps: { size: 'sm', radius: 'md' } },
  Switch: {
    defaultProps: { size: 'sm' } satisfies SwitchProps,
    classNames: { track: classes.track, description: classes.description },
  },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: classes.paper } },
  // Mantine's focus placeholder is not a menu item, and a menu may contain nothing else.
  Menu: { defaultProps: { withInitialFocusPlaceholder: false, transitionProps: QUICK } satisfies MenuProps },
  Modal: {
    defaultProps: {
      radius: 'lg',
      centered: true,
      transitionProps: QUICK,
      overlayProps: { backgroundOpacity: 0.5 },
      shadow: 'xl',
      closeButtonProps: { 'aria-label': commonTexts.close },
    } satisfies Partial<ModalProps>,
    classNames: DIALOG,
  },
  Drawer: {
    defaultProps: { position: 'right', transitionProps: CALM } satisfies Partial<DrawerProps>,
    classNames: DIALOG,
  },
  Notification: {
    defaultProps: { closeButtonProps: { 'aria-label': shellTexts.dismiss } },
    classNames: { root: classes.notice },
  },
  Title: { classNames: { root: classes.heading } },
  Tooltip: { defaultProps: { openDelay: 300 } },
};

/** The panel's Mantine theme: dense, warm, one amber accent. Surfaces are in css-variables.ts. */
export const theme = createTheme({
  respectReducedMotion: true,
  black: '#16120f',
  white: '#fffdf9',
  primaryColor: 'amber',
  primaryShade: { light: 5, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '32px', lineHeight: '38px', fontWeight: '740' },
      h2: { fontSize: '16px', lineHeight: '22px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  shadows: {
    xs: '0 1px 2px rgba(22,18,15,.06)',
    sm: '0 2px 8px rgba(22,18,15,.08)',
    md: '0 8px 24px rgba(22,18,15,.12)',
    lg: '0 16px 48px rgba(22,18,15,.18)',
    xl: '0 24px 72px rgba(22,18,15,.24)',
  },
  colors,
  components,
});
