/** Which command is behind which row of the table. A row without one doesn't compile. */
import type { endpoints } from '#contract/endpoints.ts';
import { changePassword } from './accounts/changePassword.ts';
import { forgotPassword } from './accounts/forgotPassword.ts';
import { login } from './accounts/login.ts';
import { logout } from './accounts/logout.ts';
import { profile, updateProfile } from './accounts/profile.ts';
import { register } from './accounts/register.ts';
import { resetPassword } from './accounts/resetPassword.ts';
import { endSessions, sessions } from './accounts/sessions.ts';
import {
  addAddress,
  addresses,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses/addresses.ts';
import { adminProduct, adminProductIds, adminProducts } from './admin/adminProducts.ts';
import { deeds } from './admin/deeds.ts';
import { sales } from './admin/sales.ts';
import { stats } from './admin/stats.ts';
import { addToCart } from './carts/addToCart.ts';
import { cart, clearCart, removeFromCart } from './carts/cart.ts';
import { mergeCart } from './carts/mergeCart.ts';
import { updateCart } from './carts/updateCart.ts';
import {
  addCourierLayout,
  changeCourierLayout,
  courierLayouts,
  deleteCourierLayout,
} from './couriers/courierLayouts.ts';
import type { AnyHandler } from './http/context.ts';
import { cancelOrder } from './orders/cancelOrder.ts';
import { adminOrder, orders } from './orders/deskOrders.ts';
import { moveOrder } from './orders/moveOrder.ts';
import { addOrderNote, deleteOrderNote } from './orders/orderNotes.ts';
import { pickList } from './orders/pickList.ts';
import { placeOrder } from './orders/placeOrder.ts';
import { myOrders, order } from './orders/readOrders.ts';
import { recordCall } from './orders/recordCall.ts';
import { trackOrder } from './orders/trackOrder.ts';
import { bulkEditProducts } from './products/bulkEditProducts.ts';
import { createProduct } from './products/createProduct.ts';
import { deleteProduct } from './products/deleteProduct.ts';
import { importProducts } from './products/importProducts.ts';
import { products } from './products/listProducts.ts';
import { combos, featuredProducts, newArrivals, product } from './products/readProducts.ts';
import { restockProduct } from './products/restockProduct.ts';
import { stockHistory } from './products/stockHistory.ts';
import { updateProduct } from './products/updateProduct.ts';
import { deleteReview } from './reviews/deleteReview.ts';
import { checkReview, myReviews, productReviews, reviewable } from './reviews/readReviews.ts';
import { updateReview, writeReview } from './reviews/writeReview.ts';
import { suggestions } from './search/suggestions.ts';
import { beginSecondFactor } from './secondFactors/beginSecondFactor.ts';
import { newRecoveryCodes } from './secondFactors/newRecoveryCodes.ts';
import { secondFactor } from './secondFactors/secondFactor.ts';
import { switchOffSecondFactor } from './secondFactors/switchOff.ts';
import { switchOnSecondFactor } from './secondFactors/switchOn.ts';
import { readOwnersShop, shopVersions } from './shop/readVersions.ts';
import { restoreShop, saveShop } from './shop/saveShop.ts';
import { shop } from './shop/shop.ts';
import { deleteImage } from './uploads/deleteImage.ts';
import { uploadImage, uploadImages } from './uploads/uploadImages.ts';
import { setActive, setRole } from './users/changeStanding.ts';
import { switchOffFor } from './users/switchOffFor.ts';
import { customerOrders, user, users } from './users/users.ts';
import { addToWishlist, mergeWishlist, removeFromWishlist, wishlist } from './wishlist/wishlist.ts';

type Handlers = { [Name in keyof typeof endpoints]: AnyHandler<(typeof endpoints)[Name]> };

export const handlers = {
  register,
  login,
  logout,
  profile,
  updateProfile,
  forgotPassword,
  resetPassword,
  changePassword,
  sessions,
  endSessions,

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

  cart,
  addToCart,
  updateCart,
  removeFromCart,
  clearCart,
  mergeCart,

  placeOrder,
  myOrders,
  order,
  orders,
  moveOrder,
  cancelOrder,
  trackOrder,

  adminOrder,
  recordCall,
  addOrderNote,
  deleteOrderNote,
  pickList,
  courierLayouts,
  addCourierLayout,
  changeCourierLayout,
  deleteCourierLayout,

  productReviews,
  writeReview,
  updateReview,
  deleteReview,
  myReviews,
  reviewable,
  checkReview,

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
  stats,
  adminProducts,
  adminProduct,
  adminProductIds,
  stockHistory,
  restockProduct,
  bulkEditProducts,
  importProducts,
  sales,
  deeds,

  shop,
  ownersShop: readOwnersShop,
  saveShop,
  shopVersions,
  restoreShop,

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
