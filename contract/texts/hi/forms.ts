const days = (count: number) => `${count} दिन`;

export const name = 'नाम';
export const yourName = 'आपका नाम';
export const email = 'ईमेल';
export const phone = 'फ़ोन';
export const company = 'कंपनी';
export const website = 'वेबसाइट';
export const subject = 'विषय';
export const message = 'संदेश';
export const role = 'भूमिका';
export const stars = 'सितारे';
export const review = 'समीक्षा';
export const avatar = 'चित्र';
export const consent = 'सहमति';
export const required = (label: string) => `${label} ज़रूरी है`;
export const tooShort = (label: string, min: number) => `${label}: कम से कम ${min} अक्षर`;
export const tooLong = (label: string, max: number) => `${label}: अधिक से अधिक ${max} अक्षर`;
export const notInRange = (label: string, min: number, max: number) => `${label}: ${min} से ${max} तक की पूरी संख्या`;
export const emailRequired = 'ईमेल ज़रूरी है';
export const emailInvalid = 'सही ईमेल पता लिखें';
export const messageShort = 'संदेश बहुत छोटा है';
export const consentNeeded = 'कृपया सेवा की शर्तें और गोपनीयता नीति स्वीकार करें';
export const portraitNeeded = 'एक चित्र चुनें';
export const charactersLeft = (count: number) => `${count} अक्षर बाक़ी`;
export const sending = 'भेजा जा रहा है…';
export const writeInstead = (email: string) => `यह फ़ॉर्म यहाँ उपलब्ध नहीं है। कृपया ${email} पर लिखें।`;
export const notAvailable = 'यह फ़ॉर्म यहाँ उपलब्ध नहीं है।';
export const notReached = ' – हम तक बात नहीं पहुँची। अपना कनेक्शन जाँचें और फिर से कोशिश करें। आपका लिखा हुआ अभी भी यहीं है।';
export const keptFor = {
  messages: (count: number) => `हम संदेश ${days(count)} बाद मिटा देते हैं।`,
  leads: (count: number) => `हम अनुरोध ${days(count)} बाद मिटा देते हैं।`,
  reviews: (count: number) => `जो समीक्षाएँ हम ${days(count)} में प्रकाशित नहीं करते, उन्हें मिटा देते हैं।`,
};
