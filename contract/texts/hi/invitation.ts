export const title = 'हमारे साथ काम करना कैसा रहा?';
export const documentTitle = 'आपकी समीक्षा';
export const needsScript = 'इस पृष्ठ के लिए JavaScript चाहिए। आप ईमेल के जवाब में भी समीक्षा लिख सकते हैं, हम उसे जोड़ देंगे।';
export const opening = 'आपका निमंत्रण खुल रहा है…';
export const openFailed = 'आपका निमंत्रण नहीं खुल सका। कृपया थोड़ी देर में फिर से कोशिश करें।';
export const cannotOpen = 'माफ़ कीजिए, हम आपका निमंत्रण नहीं खोल सकते';
export const invalid =
  'यह लिंक काम नहीं करता। शायद यह इस्तेमाल हो चुका है, इसकी अवधि बीत गई है, या यह अधूरा है। कृपया हमसे नया माँगें।';
export const writeToUs = 'हमें लिखें';
export const thanks = 'इससे हमें बहुत मदद मिलेगी';
export const toHome = 'मुखपृष्ठ पर जाएँ';
export const hello = (name: string) => `नमस्ते ${name}`;
export const project = 'हमारे साथ आपका प्रोजेक्ट:';
export const weRead = 'साइट पर दिखने से पहले हम हर समीक्षा पढ़ते हैं, और उसे वैसे ही प्रकाशित करते हैं जैसे आपने लिखी।';
export const verified = 'उस पर लिखा होगा कि वह सत्यापित ग्राहक की है। आपका ईमेल कभी नहीं दिखाया जाता।';
export const until = 'यह लिंक आपके लिए है। यह एक बार चलता है, {date} तक।';

export const mail = {
  subject: (brand: string) => `क्या आप ${brand} के लिए समीक्षा लिखेंगे?`,
  title: (name: string) => `नमस्ते ${name}, हमारे साथ काम करना कैसा रहा?`,
  intro: (person: string, brand: string) => `${brand} से ${person} आपसे एक छोटी समीक्षा चाहते हैं। इसमें लगभग दो मिनट लगेंगे।`,
  introAbout: (person: string, brand: string, project: string) =>
    `${brand} से ${person} आपसे “${project}” पर एक छोटी समीक्षा चाहते हैं। इसमें लगभग दो मिनट लगेंगे।`,
  action: 'समीक्षा लिखें',
  footer: (until: string, host: string) =>
    `यह लिंक सिर्फ़ आपके लिए है। यह एक बार चलता है, ${until} तक। हमारे पढ़ने के बाद आपकी समीक्षा ${host} पर दिखेगी। अगर आप नहीं लिखना चाहते, तो इस ईमेल को छोड़ दें।`,
};
