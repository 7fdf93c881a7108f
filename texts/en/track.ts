export const trackTexts = {
  title: 'Track your Order',
  description: 'Enter your order number and phone number to see where your order is.',
  heading: 'Track your order',
  lead: 'Enter the order number from your confirmation and the delivery phone number.',
  orderNumber: 'Order Number',
  orderNumberField: 'Order number',
  phoneNumber: 'Phone Number',
  trackOrder: 'Track Order',
  looking: 'Looking...',
  placed: (day: string) => `Placed ${day}`,
};
