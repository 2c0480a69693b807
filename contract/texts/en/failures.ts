/** The messages of failed calls by their codes. In English, the server's own message is shown, which may say more. */
export const byCode: Readonly<Record<string, string>> = {};
