export const unavailableTexts = {
  busyTitle: 'একটু পরেই ফিরছি',
  busyText: 'শপে এখন একটু ভিড়। একটু পরে আবার চেষ্টা করুন। আপনার কার্ট ঠিক আছে।',
  brokenTitle: 'কিছু একটা সমস্যা হয়েছে',
  brokenText: 'পাতাটি দেখানো যায়নি। আবার চেষ্টা করুন। আপনার কার্ট ঠিক আছে।',
  call: (phone: string) => `চাইলে ${phone} নম্বরে ফোনও করতে পারেন।`,
  tryAgain: 'আবার চেষ্টা করুন',
};
