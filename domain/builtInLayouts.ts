/** The layouts of the couriers' files that ship with the shop. Titles and order are the couriers' own. */
import type { CourierFieldName } from './courierFields.ts';
import { type CourierColumn, type CourierLayout, FIXED_TEXT } from './courierLayouts.ts';

const fieldColumn = (title: string, field: CourierFieldName): CourierColumn => ({ title, field, text: '' });
const textColumn = (title: string, text = ''): CourierColumn => ({ title, field: FIXED_TEXT, text });

/** From Pathao's bulk upload file, 2026. */
export const pathaoLayout: CourierLayout = {
  name: 'Pathao',
  courier: 'pathao',
  columns: [
    textColumn('ItemType(*)', 'parcel'),
    fieldColumn('StoreName(*)', 'shopName'),
    fieldColumn('MerchantOrderId', 'orderNumber'),
    fieldColumn('RecipientName(*)', 'fullName'),
    fieldColumn('RecipientPhone(*)', 'phone'),
    fieldColumn('RecipientCity(*)', 'courierDistrict'),
    fieldColumn('RecipientZone(*)', 'courierZone'),
    textColumn('RecipientArea'),
    fieldColumn('RecipientAddress(*)', 'address'),
    fieldColumn('AmountToCollect(*)', 'amountToCollect'),
    fieldColumn('ItemQuantity(*)', 'pieces'),
    textColumn('ItemWeight(*)', '0.5'),
    fieldColumn('ItemDesc', 'items'),
    fieldColumn('SpecialInstruction', 'instructions'),
  ],
};

/** From public programs that write Steadfast's bulk file, read in November 2026. Steadfast finds the zone itself. */
export const steadfastLayout: CourierLayout = {
  name: 'Steadfast',
  courier: 'steadfast',
  columns: [
    fieldColumn('Invoice', 'orderNumber'),
    fieldColumn('Name', 'fullName'),
    fieldColumn('Address', 'wholeAddress'),
    fieldColumn('Phone', 'phone'),
    fieldColumn('Amount', 'amountToCollect'),
    fieldColumn('Note', 'instructions'),
    fieldColumn('Contact Name', 'shopName'),
    fieldColumn('Contact Phone', 'shopPhone'),
  ],
};

/** From public programs that write RedX's bulk file, read in November 2026. RedX fills in the ID of an area that it knows. */
export const redxLayout: CourierLayout = {
  name: 'RedX',
  courier: 'redx',
  columns: [
    fieldColumn('Invoice', 'orderNumber'),
    fieldColumn('Customer Name', 'fullName'),
    fieldColumn('Contact No.', 'phone'),
    fieldColumn('Customer Address', 'wholeAddress'),
    fieldColumn('District', 'courierDistrict'),
    fieldColumn('Area', 'courierZone'),
    textColumn('Area ID'),
    textColumn('Division'),
    fieldColumn('Price', 'amountToCollect'),
    fieldColumn('Product Selling Price', 'itemsPrice'),
    textColumn('Weight(g)', '500'),
    fieldColumn('Instruction', 'instructions'),
    fieldColumn('Seller Name', 'shopName'),
    fieldColumn('Seller Phone', 'shopPhone'),
  ],
};

/** In the order of the export menu. */
export const builtInLayouts: readonly CourierLayout[] = [pathaoLayout, steadfastLayout, redxLayout];

/** True if a built-in layout has this name. */
export const isBuiltInLayout = (name: string): boolean =>
  builtInLayouts.some((layout) => layout.name.toLowerCase() === name.toLowerCase());
