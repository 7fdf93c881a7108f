/**
 * The messages for shoppers and admins when the database refuses a write. Constraints are the last guard, behind the
 * shop's own checks.
 */
import { Problem, type ProblemCode, type ProblemDetails } from '#domain/problems.ts';
import { isUnavailable, mayRetry, violatedConstraint } from './databaseErrors.ts';

type Refusal = readonly [code: ProblemCode, details?: ProblemDetails];

/**
 * Constraints that two concurrent requests can violate. Constraints that the input schemas guard are left out.
 * Violating one of those is a fault of the shop, and it is logged and reported as such.
 */
export const refusalOfConstraint = {
  users_email_key: ['emailTaken', { errors: { email: 'An account with this email already exists' } }],
  users_verified_phone_key: [
    'phoneTaken',
    { errors: { phone: 'Another account logs in with this phone number' } },
  ],
  users_can_log_in: [
    'phoneIsLogin',
    {
      errors: {
        phone: 'You log in with this phone number. To change it, please add an email and a password first.',
      },
    },
  ],
  users_admin_login: ['adminNeedsPassword'],
  idempotency_keys_pkey: ['requestInProgress'],
  orders_idempotency_key_key: ['requestInProgress'],
  order_closings_pkey: ['orderAlreadyClosed'],
  order_bookings_consignment_key: [
    'consignmentTaken',
    { errors: { consignment: 'Another order has this consignment' } },
  ],
  coupons_code_key: ['couponCodeTaken', { errors: { code: 'Another coupon already has this code' } }],
  courier_layouts_name_key: ['layoutNameTaken', { errors: { name: 'Another layout already has this name' } }],
  statement_layouts_name_key: [
    'layoutNameTaken',
    { errors: { name: 'Another layout already has this name' } },
  ],
  addresses_one_default: ['changedMeanwhile'],
  addresses_default_kept: ['changedMeanwhile'],
  products_stock_not_negative: ['shortStock'],
  product_batches_pieces_not_negative: ['shortStock'],
  product_sizes_stock_not_negative: ['shortStock'],
  product_colours_stock_not_negative: ['shortStock'],
  product_sizes_pkey: ['invalidInput', { errors: { sizes: 'Duplicate sizes are not allowed' } }],
  product_colours_pkey: ['invalidInput', { errors: { colors: 'Duplicate colors are not allowed' } }],
  product_images_upload_fkey: ['imageInUse'],
  combo_components_combo_fkey: ['changedMeanwhile'],
  combo_components_component_fkey: ['changedMeanwhile'],
  cart_lines_product_fkey: ['productGone'],
  cart_lines_same_choice_key: ['changedMeanwhile'],
  saved_items_product_fkey: ['productGone'],
  wishlist_items_product_fkey: ['productNotFound'],
  stock_movements_once_key: ['changedMeanwhile'],
  shop_settings_pkey: ['settingsChanged'],
  content_versions_pkey: ['changedMeanwhile'],
  content_pictures_upload_fkey: ['imageInUse'],
  reviews_product_fkey: ['productNotFound'],
  reviews_product_user_key: ['alreadyReviewed'],
  review_images_upload_fkey: ['uploadNotFound'],
} as const satisfies Record<string, Refusal>;

const isMapped = (name: string): name is keyof typeof refusalOfConstraint => name in refusalOfConstraint;

/** The refusal that an error of the database stands for. Null if the error is a fault of the shop. */
export function problemOfDatabaseError(error: unknown): Problem | null {
  const constraint = violatedConstraint(error);
  if (constraint && isMapped(constraint)) {
    const [code, details]: Refusal = refusalOfConstraint[constraint];
    return new Problem(code, details);
  }
  return isUnavailable(error) || mayRetry(error) ? new Problem('unavailable') : null;
}
