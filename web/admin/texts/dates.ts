export const ago = (when: string | number) => `${when} ago`;

export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const time = 'Time';
export const hours = 'Hours';
export const minutes = 'Minutes';

export const exampleMoment = (usualTime: string | number) => `12 Nov 2026, ${usualTime}`;
export const exampleDate = '12 Nov 2026';
export const clear = (name: string | number) => `Clear: ${name}`;
export const calendar = (name: string | number) => `Calendar: ${name}`;

export const justNow = 'Just now';
export const yesterday = 'Yesterday';
export const today = (time: string | number) => `Today, ${time}`;
export const todayLabel = 'Today';

export const from = 'From';
export const to = 'To';
export const theFirstDayMust = 'The first day must not be after the last day.';
export const suchAsExample = 'Such as 12 Nov 2026';

export const anyDate = 'Any date';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const thisYear = 'This year';
export const since = (range: string | number) => `Since ${range}`;
export const until = (range: string | number) => `Until ${range}`;
export const minutesShort = (count: number) => `${count} min`;
export const hoursShort = (count: number) => `${count} h`;
/** The words that begin with a small letter inside a sentence. */
export const relative = ['Just', 'Yesterday', 'Today'];
export const received = 'Received';
