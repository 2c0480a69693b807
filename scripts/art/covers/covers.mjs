// Every mock-up: its page in this folder, where the picture goes and how wide it is kept.
export const covers = [];
