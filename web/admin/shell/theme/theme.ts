import {
  ActionIcon,
  Button,
  createTheme,
  Drawer,
  Input,
  Kbd,
  Menu,
  Modal,
  Notification,
  Paper,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextInput,
  Title,
  Tooltip,
} from '@mantine/core';
import { colors } from './colors.ts';
import classes from './kit.module.css';

const FONT = "Figtree, 'Figtree Fallback', system-ui, sans-serif";

/** Menus and sheets move as everything on the site does. */
const EASE = 'cubic-bezier(0.22, 0.7, 0.25, 1)';
const QUICK = { duration: 180, timingFunction: EASE };
const CALM = { duration: 240, timingFunction: EASE };

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
  components: {
    Button: Button.extend({ defaultProps: { size: 'sm' }, classNames: { root: classes.button } }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray', size: 32 },
      classNames: { root: classes.actionIcon },
    }),
    Input: Input.extend({ classNames: { input: classes.input } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { label: classes.label, error: classes.error, description: classes.description },
    }),
    Kbd: Kbd.extend({ classNames: { root: classes.kbd } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'sm' } }),
    Select: Select.extend({ defaultProps: { size: 'sm', withCheckIcon: true, allowDeselect: false } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'sm', radius: 'md' } }),
    Switch: Switch.extend({
      defaultProps: { size: 'sm' },
      classNames: { track: classes.track, description: classes.description },
    }),
    Paper: Paper.extend({ defaultProps: { radius: 'lg' }, classNames: { root: classes.paper } }),
    // Mantine's focus placeholder is not a menu item, and a menu may contain nothing else.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false, transitionProps: QUICK } }),
    Modal: Modal.extend({
      defaultProps: {
        radius: 'lg',
        centered: true,
        transitionProps: QUICK,
        overlayProps: { backgroundOpacity: 0.5 },
        shadow: 'xl',
        closeButtonProps: { 'aria-label': 'Close' },
      },
      classNames: { title: classes.title, header: classes.dialogHead, body: classes.dialogBody },
    }),
    Drawer: Drawer.extend({
      defaultProps: { position: 'right', transitionProps: CALM },
      classNames: { title: classes.title, header: classes.dialogHead, body: classes.dialogBody },
    }),
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } },
      classNames: { root: classes.notice },
    }),
    Title: Title.extend({ classNames: { root: classes.heading } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 300 } }),
  },
});
