export const orderMessages = {
  cancelQuestion: 'অর্ডারটি বাতিল করতে চান?',
  cancelled: 'অর্ডারটি বাতিল করা হয়েছে।',
  cancelFailed: 'অর্ডারটি বাতিল করা যায়নি',
  placeFailed: 'অর্ডারটি করা যায়নি। আবার চেষ্টা করুন।',
  fetchAllFailed: 'অর্ডারগুলো আনা যায়নি',
  fetchFailed: 'অর্ডারটি আনা যায়নি',
  none: 'কোনো অর্ডার নেই।',
};
