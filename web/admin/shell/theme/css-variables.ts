import type { ConvertCSSVariablesInput, CSSVariablesResolver } from '@mantine/core';
import { accent } from './accent.ts';

const { light: lightAccent, dark: darkAccent } = accent();

const light = {
  ...lightAccent,
  '--mantine-color-body': '#fffdf9',
  '--mantine-color-text': '#16120f',
  '--mantine-color-dimmed': '#6f6455',
  '--mantine-color-placeholder': '#7c7162',
  '--mantine-color-error': '#a42720',
  '--mantine-color-anchor': '#a93a16',
  '--mantine-color-default-border': '#d3c7b3',
  '--mantine-color-default-hover': '#faf6ee',
  '--mantine-color-gray-light': '#f3ecdf',
  '--mantine-color-gray-light-hover': '#ede4d5',
  '--mantine-color-gray-light-color': '#332b23',
  '--mantine-color-disabled': '#ede4d5',
  '--mantine-color-disabled-color': '#7c7162',
  '--mantine-color-disabled-border': '#d3c7b3',
  '--mantine-color-brick-light': '#fbe6e3',
  '--mantine-color-brick-light-color': '#851e18',
  '--mantine-color-moss-light': '#e2f0e4',
  '--mantine-color-moss-light-color': '#215333',
  '--dd-side': '#f7f1e6',
  '--dd-raise': '#ffffff',
  '--dd-line': '#e9e0d0',
  '--dd-field': '#9a8e7c',
  '--dd-field-hover': '#8a7d6c',
  '--dd-sunk': '#faf6ee',
  '--dd-moss': '#2b6a41',
  '--dd-brick': '#a42720',
  '--dd-dusk': '#4d5592',
  '--dd-plum': '#7b4fa0',
  '--dd-stars': '#b9770a',
  '--dd-ins': '#cfe8d3',
  '--dd-del': '#f9d4cf',
};

const dark = {
  ...darkAccent,
  '--mantine-color-body': '#12132a',
  '--mantine-color-text': '#f3eee6',
  '--mantine-color-dimmed': '#aeabc2',
  '--mantine-color-placeholder': '#9d9bb6',
  '--mantine-color-error': '#f2958b',
  '--mantine-color-default': '#1a1c36',
  '--mantine-color-default-hover': '#262849',
  '--mantine-color-default-border': '#3d3f66',
  '--mantine-color-default-color': '#f3eee6',
  '--mantine-color-gray-light': '#262849',
  '--mantine-color-gray-light-hover': '#30325a',
  '--mantine-color-gray-light-color': '#d9d5e2',
  '--mantine-color-gray-text': '#d9d5e2',
  '--mantine-color-disabled': '#24264a',
  '--mantine-color-disabled-color': '#9d9bb6',
  '--mantine-color-disabled-border': '#3d3f66',
  '--mantine-color-brick-light': '#432133',
  '--mantine-color-brick-light-color': '#f3b3ac',
  '--mantine-color-moss-light': '#1f353c',
  '--mantine-color-moss-light-color': '#b1d5b8',
  '--dd-side': '#0d0e20',
  '--dd-raise': '#1a1c36',
  '--dd-line': '#2b2d4d',
  '--dd-field': '#7c7ea8',
  '--dd-field-hover': '#a3a5cc',
  '--dd-sunk': '#161830',
  '--dd-moss': '#8cc598',
  '--dd-brick': '#f2958b',
  '--dd-dusk': '#adb3e0',
  '--dd-plum': '#c79be6',
  '--dd-stars': '#f2a31b',
  '--dd-ins': '#1f4a44',
  '--dd-del': '#5a2638',
};

/**
 * Surfaces and contrast-safe colours in both schemes: Mantine's variables, and ours (`--dd-…`) for what it lacks. The
 * dark scheme is the brand's night.
 */
export const cssVariables: CSSVariablesResolver = (): ConvertCSSVariablesInput => ({
  variables: {
    '--dd-bar': '60px',
    '--dd-top': '56px',
    '--dd-display': "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif",
    '--dd-arch': '50% 50% 26% 26% / 46% 46% 22% 22%',
    '--dd-out': 'cubic-bezier(0.22, 0.7, 0.25, 1)',
  },
  light,
  dark,
});
