export const banglaFieldTexts = {
  title: 'বাংলায়',
  hint: 'বাংলা পাতায় এটি দেখা যাবে। খালি রাখলে সেখানে ইংরেজি লেখাটি দেখা যাবে।',
  name: 'বাংলা নাম',
  description: 'বাংলা বিবরণ',
};
