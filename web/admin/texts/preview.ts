export const compare = 'Compare';
export const holdToSeeTheSaved = (compareKey: string | number) =>
  `Hold to see the saved version (or hold ${compareKey})`;

export const edit = 'Edit';
export const preview = 'Preview';

export const showThePreview = 'Show the preview';
export const formOrPreview = 'Form or preview';

export const livePreview = 'Live preview';
export const showsTheVersionOf = (versionFrom: string | number) => `shows the version of ${versionFrom}`;
export const hideThePreview = 'Hide the preview';
export const skipThePreview = 'Skip the preview';
export const previewOf = (title: string | number) => `Preview of ${title}`;
export const showsWhatIsPublic = 'shows what is public';
export const showsTheSavedVersion = 'shows the saved version';
export const showsYourUnsavedChanges = 'shows your unsaved changes';
export const showsTheStagedChanges = 'shows the staged changes';
export const loadingThePage = 'Loading the page…';
export const thePreviewCould = 'The preview could not be shown. Your text is safe.';
export const thisLineIsPart = 'These words belong to the design. They cannot be changed.';
export const clickAText = 'Click a text or a picture to open its field. Double-click a line to change it here.';
export const clickATextOrAPicture = 'Click a text or a picture to open its field.';
export const thatBelongsTo = (title: string | number) => `That belongs to ${title}.`;
export const editWithTitle = (title: string | number) => `Edit ${title}`;
export const widthOfThePreview = 'Width of the preview';
export const pixels = (label: string | number, pixels: string | number) => `${label}, ${pixels} pixels`;

export const steps = 'Steps';

export const phone = 'Phone';
export const tablet = 'Tablet';
export const desktop = 'Desktop';

export const theOf = (singular: string | number, name: string | number) => `the ${singular} of ${name}`;
export const thePageDoesNotShow = (singular: string | number) =>
  `The page does not show this ${singular}: it is not approved.`;
export const thePageDoesNotShowThisItIsNotVisible = (singular: string | number) =>
  `The page does not show this ${singular}: it is not visible.`;

export const partOfTheDesign = 'Part of the design';
