/**
 * The problems that shoppers and admins get when the database refuses a write. Constraints are the last guard, behind the
 * shop's own checks.
 */
import { Problem, type ProblemCode, problemAt } from '#domain/problems.ts';
import { productPartTexts } from '#texts/productRules.ts';
import { isUnavailable, mayRetry, violatedConstraint } from './databaseErrors.ts';

interface Refusal {
  code: ProblemCode;
  /** The field of the form that shows the message. */
  field?: string;
  /** Instead of the code's own. */
  message?: () => string;
}

/**
 * Constraints that two concurrent requests can violate. Constraints that the input schemas guard are left out.
 * Violating one of those is a fault of the shop, and it is logged and reported as such.
 */
export const refusalOfConstraint = {
  users_email_key: { code: 'emailTaken', field: 'email' },
  users_verified_phone_key: { code: 'phoneTaken', field: 'phone' },
  users_can_log_in: { code: 'phoneIsLogin', field: 'phone' },
  users_admin_login: { code: 'adminNeedsPassword' },
  idempotency_keys_pkey: { code: 'requestInProgress' },
  orders_idempotency_key_key: { code: 'requestInProgress' },
  order_closings_pkey: { code: 'orderAlreadyClosed' },
  order_bookings_consignment_key: { code: 'consignmentTaken', field: 'consignment' },
  coupons_code_key: { code: 'couponCodeTaken', field: 'code' },
  courier_layouts_name_key: { code: 'layoutNameTaken', field: 'name' },
  statement_layouts_name_key: { code: 'layoutNameTaken', field: 'name' },
  addresses_one_default: { code: 'changedMeanwhile' },
  addresses_default_kept: { code: 'changedMeanwhile' },
  products_stock_not_negative: { code: 'shortStock' },
  product_batches_pieces_not_negative: { code: 'shortStock' },
  product_sizes_stock_not_negative: { code: 'shortStock' },
  product_colours_stock_not_negative: { code: 'shortStock' },
  product_sizes_pkey: { code: 'invalidInput', field: 'sizes', message: () => productPartTexts.sizesTwice },
  product_colours_pkey: {
    code: 'invalidInput',
    field: 'colors',
    message: () => productPartTexts.coloursTwice,
  },
  product_images_upload_fkey: { code: 'imageInUse' },
  combo_components_combo_fkey: { code: 'changedMeanwhile' },
  combo_components_component_fkey: { code: 'changedMeanwhile' },
  cart_lines_product_fkey: { code: 'productGone' },
  cart_lines_same_choice_key: { code: 'changedMeanwhile' },
  saved_items_product_fkey: { code: 'productGone' },
  wishlist_items_product_fkey: { code: 'productNotFound' },
  stock_movements_once_key: { code: 'changedMeanwhile' },
  shop_settings_pkey: { code: 'settingsChanged' },
  content_versions_pkey: { code: 'changedMeanwhile' },
  content_pictures_upload_fkey: { code: 'imageInUse' },
  reviews_product_fkey: { code: 'productNotFound' },
  reviews_product_user_key: { code: 'alreadyReviewed' },
  review_images_upload_fkey: { code: 'uploadNotFound' },
} as const satisfies Record<string, Refusal>;

const isMapped = (name: string): name is keyof typeof refusalOfConstraint => name in refusalOfConstraint;

/** The refusal that an error of the database stands for. Null if the error is a fault of the shop. */
export function problemOfDatabaseError(error: unknown): Problem | null {
  const constraint = violatedConstraint(error);
  if (constraint && isMapped(constraint)) {
    return problemOf(refusalOfConstraint[constraint]);
  }
  return isUnavailable(error) || mayRetry(error) ? new Problem('unavailable') : null;
}

const problemOf = ({ code, field, message }: Refusal): Problem => {
  if (!field) return new Problem(code);
  return message ? new Problem(code, { errors: { [field]: message() } }) : problemAt(field, code);
};
