/** The pages of an account: profile, password, devices. */
export const accountTexts = {
  title: 'My Account',
  description: 'Manage your profile, addresses, orders and reviews in one place.',
  profile: 'Profile',
  addresses: 'Addresses',
  orders: 'Orders',
  reviews: 'Reviews',
  toReview: ' to review',
  logout: 'Logout',
  addressesFailed: 'Failed to fetch addresses',
  reviewsFailed: 'Failed to fetch reviews',
  edit: 'Edit',
  editWhat: (what: string) => `Edit ${what}`,
  delete: 'Delete',
  deleteWhat: (what: string) => `Delete ${what}`,
  cancel: 'Cancel',

  // Profile
  fullName: 'Full Name',
  emailAddress: 'Email Address',
  phoneNumber: 'Phone Number',
  english: 'English',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  profileUpdated: 'Profile updated successfully!',

  // Password
  password: 'Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  changePassword: 'Change Password',
  changing: 'Changing...',
  passwordFailed: 'Failed to change password',
  passwordMayBeChanged:
    'No connection. Your password may have been changed. If you are logged out, try the new one first.',
  logsOutOthers: 'A new password logs out your other devices.',

  // Devices
  devices: 'Logged-in devices',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  sinceLastUsed: (since: string, lastUsed: string) => `Since ${since}, last used ${lastUsed}`,
  thisDevice: 'This device',
  logOut: 'Log out',
  logOutDevice: (name: string) => `Log out: ${name}`,
  logOutEverywhere: 'Log out everywhere',
  logOutOthers: 'Log out other devices',
  logOutEverywhereQuestion: 'Log out on all devices, including this one?',
  logOutOthersQuestion: 'Log out on all other devices?',
  logOutEverywhereFailed: 'Failed to log out on all devices',
  logOutFailed: 'Failed to log out the device',
  logOutOthersFailed: 'Failed to log out your other devices',
};
