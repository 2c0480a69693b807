export const verified = 'सत्यापित ग्राहक';
export const verifiedMeans = 'हमने इस ग्राहक को एक निजी लिंक से बुलाया, जो एक ही बार चलता है। शब्द उन्हीं के हैं, जैसे उन्होंने लिखे।';
export const none = 'अभी कोई समीक्षा नहीं। पहली समीक्षा आप लिखें।';
export const average = (count: number) => `औसत {average}, ${count} समीक्षाओं से`;
export const published = (published: number, received: number) =>
  `मिली हुई ${received} में से ${published} समीक्षाएँ प्रकाशित हैं।`;
export const readMore = 'और पढ़ें';
export const readLess = 'कम दिखाएँ';
export const firstPublished = (source: string) => `पहले ${source} पर प्रकाशित`;
export const give = 'अपनी समीक्षा लिखें';
export const close = 'फ़ॉर्म बंद करें';
