export const formProblemTexts = {
  unreadableHeic: 'এই ব্রাউজারে HEIC ছবি খোলে না। JPEG বা PNG ছবি দিন।',
  damagedImage: 'ছবিটি নষ্ট, তাই পড়া গেল না',
  notAllowed: 'এটি করার অনুমতি আপনার নেই',
  orderChanged: 'অর্ডারটি অন্য কেউ বদলেছেন',
  changedMeanwhile: 'অন্য কেউ এটি বদলেছেন। পাতাটি আবার খুলে চেষ্টা করুন।',
  imageTooLarge: 'একটি ছবি ৫ মেগাবাইটের বেশি হতে পারে না',
  sheetTooLarge: 'ফাইলটি ৫ মেগাবাইটের বেশি হতে পারে না',
  notAnImage: 'শুধু JPEG, PNG, WebP বা AVIF ছবি দেওয়া যায়',
};
