/** Maps each endpoint to its command. An endpoint without a command does not compile. */
import type { endpoints } from '#contract/endpoints.ts';
import { auditEvents } from '#server/audit/auditEvents.ts';
import { adminOrder, orders } from '#server/orders/adminOrders.ts';
import { products } from '#server/products/listing/listProducts.ts';
import { readAdminSettings, readSettings, settingsVersions } from '#server/settings/readSettings.ts';
import { restoreSettings, saveSettings } from '#server/settings/saveSettings.ts';
import { setActive, setRole } from '#server/users/changeUserStatus.ts';
import { changePassword } from './accounts/changePassword.ts';
import { confirmPassword } from './accounts/confirmPassword.ts';
import { confirmPhone } from './accounts/confirmPhone.ts';
import { forgotPassword } from './accounts/forgotPassword.ts';
import { logInByPhone } from './accounts/logInByPhone.ts';
import { login } from './accounts/login.ts';
import { profile, updateProfile } from './accounts/profile.ts';
import { register } from './accounts/register.ts';
import { requestPhoneCode } from './accounts/requestPhoneCode.ts';
import { resetPassword } from './accounts/resetPassword.ts';
import { endSession, endSessions, logout, sessions } from './accounts/sessions.ts';
import { setPassword } from './accounts/setPassword.ts';
import { undoEmailChange } from './accounts/undoEmailChange.ts';
import {
  addAddress,
  addresses,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses/addresses.ts';
import { adminProduct, adminProductIds, adminProducts } from './admin/adminProducts.ts';
import { margins } from './admin/margins.ts';
import { sales } from './admin/sales.ts';
import { adminSearch } from './admin/searchAdmin.ts';
import { stats } from './admin/stats.ts';
import { saveStocktaking, stocktaking } from './admin/stocktaking.ts';
import { addToCart } from './carts/addToCart.ts';
import { cart, clearCart, removeFromCart } from './carts/cart.ts';
import { applyCoupon, removeCoupon } from './carts/cartCoupon.ts';
import { mergeCart } from './carts/mergeCart.ts';
import { updateCart } from './carts/updateCart.ts';
import {
  contentPiece,
  contentPieces,
  contentVersions,
  faqContent,
  homeContent,
  pageContent,
} from './content/readContent.ts';
import { previewContent, publishContent, restoreContent, saveContentDraft } from './content/saveContent.ts';
import type { Handler } from './context.ts';
import { addCoupon, changeCoupon, coupons, deleteCoupon } from './coupons/coupons.ts';
import {
  addCourierLayout,
  changeCourierLayout,
  courierLayouts,
  deleteCourierLayout,
} from './couriers/courierLayouts.ts';
import {
  chooseCourierPlaces,
  courierPlaces,
  resetCourierPlace,
  saveCourierPlace,
} from './couriers/courierPlaces.ts';
import { newOrders } from './orderAlerts/newOrders.ts';
import { addPushDevice, pushKey, removePushDevice } from './orderAlerts/pushDevices.ts';
import { bookOrders, changeBooking, deleteBooking } from './orders/bookOrders.ts';
import { cancelOrder } from './orders/cancelOrder.ts';
import { closeOrder } from './orders/closeOrder.ts';
import { deliverInPart } from './orders/deliverInPart.ts';
import { draftOrder } from './orders/draftOrder.ts';
import { editOrder } from './orders/editOrder.ts';
import { exchangeItems } from './orders/exchangeItems.ts';
import { lastSizes } from './orders/lastSizes.ts';
import { markPrinted } from './orders/markPrinted.ts';
import { moveOrder } from './orders/moveOrder.ts';
import { orderNeighbours } from './orders/orderNeighbours.ts';
import { addOrderNote, deleteOrderNote } from './orders/orderNotes.ts';
import { deletePayment, recordPayment } from './orders/payments.ts';
import { pickList } from './orders/pickList.ts';
import { placeManualOrder } from './orders/placeManualOrder.ts';
import { placeOrder } from './orders/placeOrder.ts';
import { myOrders, order } from './orders/readOrders.ts';
import { recordCall } from './orders/recordCall.ts';
import { reopenOrder } from './orders/reopenOrder.ts';
import { returnItems } from './orders/returnItems.ts';
import { today } from './orders/today.ts';
import { trackOrder } from './orders/trackOrder.ts';
import { addPayout } from './payouts/addPayout.ts';
import { checkPayout, confirmPayout } from './payouts/confirmPayout.ts';
import { deletePayout } from './payouts/deletePayout.ts';
import { outstandingCash } from './payouts/outstandingCash.ts';
import { payout, payouts } from './payouts/readPayouts.ts';
import { receiveLater } from './payouts/receiveLater.ts';
import {
  addStatementLayout,
  changeStatementLayout,
  deleteStatementLayout,
  statementLayouts,
} from './payouts/statementLayouts.ts';
import { writeOff } from './payouts/writeOff.ts';
import { batches, changeBatch, writeOffBatch } from './products/batches.ts';
import { bulkEditProducts } from './products/bulkEditProducts.ts';
import { createProduct } from './products/createProduct.ts';
import { deleteProduct } from './products/deleteProduct.ts';
import { importProducts } from './products/importProducts.ts';
import { combos, featuredProducts, newArrivals, product } from './products/readProducts.ts';
import { restockProduct } from './products/restockProduct.ts';
import { restoreProduct } from './products/restoreProduct.ts';
import { stockHistory } from './products/stockHistory.ts';
import { updateProduct } from './products/updateProduct.ts';
import { adminReviews, answerReview, deleteAnswer } from './reviews/adminReviews.ts';
import { deleteReview } from './reviews/deleteReview.ts';
import { markHelpful, reviewVotes, unmarkHelpful } from './reviews/helpfulVotes.ts';
import { checkReview, myReviews, productReviews, reviewable } from './reviews/readReviews.ts';
import { updateReview, writeReview } from './reviews/writeReview.ts';
import { moveToCart, saveForLater } from './savedItems/moveItems.ts';
import { mergeSavedItems, removeSavedItem, savedItems } from './savedItems/savedItems.ts';
import { suggestions } from './search/suggestions.ts';
import { newRecoveryCodes } from './secondFactors/newRecoveryCodes.ts';
import { beginSecondFactor, secondFactor } from './secondFactors/secondFactor.ts';
import { switchOffSecondFactor } from './secondFactors/switchOff.ts';
import { switchOnSecondFactor } from './secondFactors/switchOn.ts';
import { sms } from './sms/sms.ts';
import { stopSms } from './sms/stopSms.ts';
import { confirmStockAlert, stopStockAlerts } from './stockAlerts/alertLinks.ts';
import { askForStock, askForStockAsGuest } from './stockAlerts/askForStock.ts';
import { removeStockAlert, stockAlerts } from './stockAlerts/ownAlerts.ts';
import { addMember, setDuties, team } from './team/team.ts';
import { deleteImage } from './uploads/deleteImage.ts';
import { uploadImage, uploadImages } from './uploads/uploadImages.ts';
import { switchOffFor } from './users/switchOffFor.ts';
import { customerOrders, user, users } from './users/users.ts';
import {
  addWebhook,
  changeWebhook,
  changeWebhookSecret,
  deleteWebhook,
  testWebhook,
  webhooks,
} from './webhooks/webhooks.ts';
import { addToWishlist, mergeWishlist, removeFromWishlist, wishlist } from './wishlist/wishlist.ts';

type Handlers = { [Name in keyof typeof endpoints]: Handler<(typeof endpoints)[Name]> };

export const handlers = {
  register,
  login,
  logout,
  profile,
  updateProfile,
  undoEmailChange,
  forgotPassword,
  requestPhoneCode,
  sms,
  stopSms,
  logInByPhone,
  confirmPhone,
  setPassword,
  resetPassword,
  changePassword,
  sessions,
  endSessions,
  endSession,
  confirmPassword,

  secondFactor,
  beginSecondFactor,
  switchOnSecondFactor,
  switchOffSecondFactor,
  newRecoveryCodes,

  products,
  featuredProducts,
  combos,
  newArrivals,
  product,
  createProduct,
  updateProduct,
  deleteProduct,
  restoreProduct,

  cart,
  addToCart,
  updateCart,
  removeFromCart,
  clearCart,
  mergeCart,
  applyCoupon,
  removeCoupon,

  savedItems,
  saveForLater,
  moveToCart,
  removeSavedItem,
  mergeSavedItems,

  placeOrder,
  myOrders,
  lastSizes,
  order,
  orders,
  moveOrder,
  cancelOrder,
  trackOrder,

  adminOrder,
  recordCall,
  addOrderNote,
  deleteOrderNote,
  placeManualOrder,
  closeOrder,
  deliverInPart,
  reopenOrder,
  returnItems,
  exchangeItems,
  editOrder,
  recordPayment,
  deletePayment,
  bookOrders,
  changeBooking,
  deleteBooking,
  markPrinted,
  orderNeighbours,
  pickList,
  draftOrder,
  batches,
  changeBatch,
  writeOffBatch,
  coupons,
  addCoupon,
  changeCoupon,
  deleteCoupon,
  courierLayouts,
  addCourierLayout,
  changeCourierLayout,
  deleteCourierLayout,
  payouts,
  payout,
  addPayout,
  checkPayout,
  confirmPayout,
  deletePayout,
  outstandingCash,
  receiveLater,
  writeOff,
  statementLayouts,
  addStatementLayout,
  changeStatementLayout,
  deleteStatementLayout,
  courierPlaces,
  saveCourierPlace,
  resetCourierPlace,
  chooseCourierPlaces,

  productReviews,
  writeReview,
  updateReview,
  deleteReview,
  markHelpful,
  unmarkHelpful,
  reviewVotes,
  adminReviews,
  answerReview,
  deleteAnswer,
  myReviews,
  reviewable,
  checkReview,

  askForStock,
  askForStockAsGuest,
  confirmStockAlert,
  stopStockAlerts,
  stockAlerts,
  removeStockAlert,

  wishlist,
  addToWishlist,
  removeFromWishlist,
  mergeWishlist,

  users,
  user,
  customerOrders,
  setRole,
  setActive,
  switchOffFor,
  team,
  addMember,
  setDuties,
  adminSearch,
  today,
  newOrders,
  pushKey,
  addPushDevice,
  removePushDevice,
  stats,
  adminProducts,
  adminProduct,
  adminProductIds,
  stocktaking,
  saveStocktaking,
  stockHistory,
  restockProduct,
  bulkEditProducts,
  importProducts,
  sales,
  margins,
  auditEvents,

  webhooks,
  addWebhook,
  changeWebhook,
  deleteWebhook,
  changeWebhookSecret,
  testWebhook,
  settings: readSettings,
  adminSettings: readAdminSettings,
  saveSettings,
  settingsVersions,
  restoreSettings,

  homeContent,
  faqContent,
  pageContent,
  contentPieces,
  contentPiece,
  contentVersions,
  previewContent,
  saveContentDraft,
  publishContent,
  restoreContent,

  suggestions,

  addresses,
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,

  uploadImage,
  uploadImages,
  deleteImage,
} satisfies Handlers;
