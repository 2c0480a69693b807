export const title = 'सवाल';
export const search = 'सवालों में खोजें…';
export const searchLabel = 'सवालों में खोजें';
export const more = (count: number) => `${count} और दिखाएँ`;
export const less = 'कम दिखाएँ';
export const none = 'कोई नतीजा नहीं। दूसरे शब्दों से खोजें।';
export const matches = (found: number, total: number) => `${total} में से ${found} सवाल मेल खाते हैं`;
