export const yourReview = 'आपकी समीक्षा';
export const roleOrCompany = 'भूमिका या कंपनी';
export const portrait = 'चित्र';
export const portraitOf = (index: number) => `चित्र ${index}`;
export const male = 'पुरुष';
export const female = 'महिला';
export const countOf = (value: number, total: number) => `${total} में से ${value}`;
export const length = (min: number, max: number) => `${min} से ${max} अक्षर`;
export const submit = 'समीक्षा भेजें';
export const submitting = 'भेजी जा रही है…';
export const afterRead = 'हमारे पढ़ लेने के बाद यह साइट पर दिखेगी।';
export const missing = (parts: string) => `कृपया जोड़ें: ${parts}।`;
export const need = {
  name: 'आपका नाम',
  longerName: (min: number) => `कम से कम ${min} अक्षरों का नाम`,
  role: 'आपकी भूमिका',
  stars: 'आपके सितारे',
  review: (length: string) => `समीक्षा (${length})`,
  avatar: 'एक चित्र',
};
export const sent = 'धन्यवाद! आपकी समीक्षा मिल गई। पढ़ने के बाद हम उसे प्रकाशित करेंगे।';
export const failed = 'माफ़ कीजिए, आपकी समीक्षा नहीं भेजी जा सकी।';
