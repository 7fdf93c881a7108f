export const trackTexts = {
  title: 'অর্ডার কোথায় আছে',
  description: 'অর্ডার নম্বর ও মোবাইল নম্বর দিয়ে দেখুন আপনার অর্ডার এখন কোথায়।',
  heading: 'আপনার অর্ডার কোথায় আছে',
  lead: 'অর্ডারের সময় পাওয়া অর্ডার নম্বর আর ডেলিভারির মোবাইল নম্বর লিখুন।',
  orderNumber: 'অর্ডার নম্বর',
  orderNumberField: 'অর্ডার নম্বর',
  phoneNumber: 'মোবাইল নম্বর',
  trackOrder: 'অর্ডার খুঁজুন',
  looking: 'খোঁজা হচ্ছে...',
  placed: (day: string) => `অর্ডারের তারিখ ${day}`,
};
