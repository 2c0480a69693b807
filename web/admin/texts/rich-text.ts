import { counted, plural } from './language.ts';

export const insert = 'Insert';

export const linkCtrlShiftK = 'Link (Ctrl+Shift+K)';

export const plainText = 'Plain text';
export const shell = 'Shell';
export const differences = 'Differences';
export const python = 'Python';
export const languageOfTheCode = 'Language of the code';
export const pressEnterThreeTimes = 'Press Enter three times to leave the code block.';

export const pictureDescription = 'Picture description';
export const whatDoesThePictureShow = 'What does the picture show?';

export const noTextYet = 'No text yet';

export const setLink = 'Set link';
export const changeLink = 'Change link';
export const removeLink = 'Remove link';
export const link = 'Link';
export const whereTheLinkLeads = 'Where the link leads';
export const httpsOrAPage = 'https://… or a page of this site';

export const whatDoesThePictureShowRead = 'What does the picture show? Read out to people who cannot see it.';
export const thisPictureHasNoDescription =
  'This picture has no description yet. Write one, or mark the picture as decorative.';
export const captionShownBelowThePicture = 'Caption, shown below the picture';
export const removePicture = 'Remove picture';

export const thisIsRemoved = (list: string | number) => `This is removed when you save. Only its text stays: ${list}.`;

export const rowAbove = 'Row above';
export const rowBelow = 'Row below';
export const deleteRow = 'Delete row';
export const columnBefore = 'Column before';
export const columnAfter = 'Column after';
export const deleteColumn = 'Delete column';
export const headerRow = 'Header row';
export const headerColumn = 'Header column';
export const mergeCells = 'Merge cells';
export const splitCell = 'Split cell';
export const deleteTable = 'Delete table';
export const table = 'Table';
export const tableCaption = 'Table caption';
export const captionShownAboveTheTable = 'Caption, shown above the table';

export const formatting = (label: string | number) => `Formatting: ${label}`;
export const moreFormatting = 'More formatting';
export const insertPictures = 'Insert pictures';
export const insertPicturesWithUploadLimits = (uploadLimits: string | number) => `Insert pictures: ${uploadLimits}`;

export const heading = (level: string | number) => `Heading ${level}`;
export const bold = 'Bold';
export const italic = 'Italic';
export const bulletList = 'Bullet list';
export const numberedList = 'Numbered list';
export const quote = 'Quoted paragraph';
export const insertTable = 'Insert table';
export const redo = 'Redo';
export const codeBlock = 'Code block';
export const programSource = 'program source';
export const horizontalLine = 'Horizontal line';
export const ruleDividerSeparator = 'rule divider separator';
export const underline = 'Underline';
export const strikethrough = 'Strikethrough';
export const highlight = 'Highlight';
export const keyboardKey = 'Keyboard key';
export const superscript = 'Superscript';
export const subscript = 'Subscript';
export const smallPrint = 'Small print';
export const clearFormatting = 'Clear formatting';
export const picture = 'Picture';
export const imagePhotoUpload = 'image photo upload';
export const pointsUnordered = 'points unordered';
export const orderedSteps = 'ordered steps';
export const citationPull = 'citation pull';
export const cmd = 'Cmd';

export const formattingInACaption = 'formatting in a caption';

export const writeOrPressForHeadings = 'Write, or press / for headings, pictures and more';

export const thisTextHasFormatting = (list: string | number) =>
  `This text has formatting that you can change only as HTML (${list}).`;
export const showHtml = 'Show HTML';
export const picturesBeingUploaded = 'Pictures being uploaded into the text';

export const picturesWithLengthAndUploadLimits = (length: string | number, uploadLimits: string | number) =>
  `${length}. Pictures: ${uploadLimits}`;
export const length = (words: number, minutes: number) => `${counted(words, 'word', 'words')}, ${minutes} min to read`;
export const picturesLost = (count: number) =>
  plural(
    count,
    '1 picture could not be copied from the other program. Save it there as a file and drop it into the text.',
    `${count} pictures could not be copied from the other program. Save them there as a file and drop it into the text.`,
  );
