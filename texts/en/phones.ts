export const phoneTexts = {
  required: 'Phone number is required',
  inline: 'Number is not valid',
  invalid: 'Please enter a valid Bangladeshi phone number',
  invalidForAccount: 'Please enter a valid Bangladeshi phone number starting with 01',
  hint: 'Must start with 01',
  placeholder: '01XXXXXXXXX',
};
