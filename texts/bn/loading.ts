export const loadingTexts = {
  loading: 'লোড হচ্ছে',
  loadingProducts: 'পণ্য লোড হচ্ছে',
  loadingTheProduct: 'পণ্যটি লোড হচ্ছে',
  pageNeedsScript: 'এই পাতা ব্যবহার করতে জাভাস্ক্রিপ্ট চালু করুন, বা ফোন করুন: {phone}।',
  formNeedsScript: 'এই ফর্ম ব্যবহার করতে জাভাস্ক্রিপ্ট চালু করুন, বা ফোন করুন: {phone}।',
};
