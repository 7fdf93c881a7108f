export const deliveryTexts = {
  // Where and when, on a product's page
  getIt: 'Get it',
  inDistrict: (district: string) => `in ${district}`,
  inTime: (days: string) => `in ${days}`,
  dhaka: 'Dhaka',
  elsewhere: 'Elsewhere',
  changeDistrict: 'Change district',
  chooseYourDistrict: 'Choose your district',
  yourDistrict: 'Your district',
  chooseToSee: 'Choose your district to see when it arrives.',
  deliveryIn: 'Delivery in {district}: {when}',
  days: (least: number, most: number) => `${least}-${most} days`,
  businessDays: (least: number, most: number) => `${least}-${most} business days`,
};
