import { counted } from './plurals.ts';

/** Packing slips, labels, invoices and pick lists, and the page that prints them. */
export const orderPrintsTexts = {
  title: 'Print Orders',
  description: 'Orders to print.',
  printOrdersTitle: (orders: number) => `Print ${counted(orders, 'Order')}`,
  print: 'Print',
  oldestFirst: 'Oldest first, as in the courier’s file.',
  sheet: 'Sheet',
  paper: 'Paper',
  packingSlips: 'Packing slips',
  labels: 'Labels',
  invoices: 'Invoices',
  a4x2: 'A4, 2 up',
  a4x4: 'A4, 4 up',

  // On the sheets
  order: (orderNumber: string) => `Order ${orderNumber}`,
  invoice: 'Invoice',
  deliverTo: 'Deliver to',
  landmark: (landmark: string) => `Landmark: ${landmark}`,
  toCollect: 'To collect',
  nothing: 'Nothing',
  from: (name: string, address: string, phone: string) => `From ${name}, ${address}, ${phone}`,
  pieces: 'Pieces',
  item: 'Item',

  // The pick list
  pickList: 'Pick list',
  piecesFor: (pieces: number, orders: number, numbers: string) =>
    `${counted(pieces, 'piece')} for ${counted(orders, 'order')}: ${numbers}`,
  pick: 'Pick',
  leftInStock: 'Left in stock',
  picked: 'Picked',
};
