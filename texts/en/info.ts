export const infoTexts = {
  home: 'Home',
  browseTheShop: 'Browse the shop',
  // Contact
  call: (phone: string) => `Call ${phone}`,
  sendAMessage: 'Send a message',
  address: 'Address',
  phone: 'Phone',
  hours: 'Hours',
  stillAQuestion: 'Still have a question?',
  callOrMessage: (hours: string) => `Call or message us. We answer ${hours}.`,
  contactUs: 'Contact us',
  // Delivery fees
  deliveryFeesAndTimes: 'Delivery fees and times',
  district: 'District',
  fee: 'Fee',
  fromAmount: (amount: string) => `From ${amount}`,
  arrivesIn: 'Arrives in',
  dhaka: 'Dhaka',
  outsideDhaka: 'Outside Dhaka',
  free: 'Free',
};
