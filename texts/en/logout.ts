export const logoutTexts = {
  orderWaits: 'Your order still waits on this phone. If you log out now, it is deleted and never sent.',
  orderMayStand:
    'We do not know yet whether your order reached us. If you log out now, this phone does not send it again.',
  logOutAnyway: 'Log out anyway',
  stayLoggedIn: 'Stay logged in',
};
