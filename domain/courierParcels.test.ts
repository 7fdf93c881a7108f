import { expect, it } from 'vitest';
import { pathaoLayout, redxLayout, steadfastLayout } from './builtInLayouts.ts';
import { type PlaceAnswer, planParcels } from './courierParcels.ts';
import { noWishes } from './deliveryWishes.ts';

const orderTo = (_id: string, thana: string, address: string, district = 'Dhaka') => ({
  _id,
  createdAt: `2026-11-2${_id}T00:00:00.000Z`,
  orderNumber: `KA10000${_id}`,
  orderItems: [],
  shippingAddress: { fullName: 'Rahima', phone: '01712345678', address, thana, district, landmark: '' },
  ...noWishes,
  itemsPrice: 1000,
  shippingPrice: 60,
  totalPrice: 1060,
  toCollect: 1060,
});
const sure = orderTo('1', 'Mirpur Model', 'Mirpur 10');
const unsure = orderTo('2', 'Gulshan', 'House 2');
const outside = orderTo('3', 'Comilla Sadar', 'Kandirpar', 'Comilla');
const orders = [outside, unsure, sure];
const nothing = { rules: [], chosen: new Map() };
const answer = (place: PlaceAnswer['place']) => new Map([['2', { place, remember: false }]]);
const gulshan = { district: 'Dhaka', zone: 'Gulshan 1' };

const placesIn = (plan: ReturnType<typeof planParcels>) =>
  plan.parcels.map(({ order, place }) => `${order.orderNumber} ${place.district} ${place.zone}`);

it('unsure orders wait for an answer; the others are in packing order', () => {
  const plan = planParcels(pathaoLayout, orders, nothing, new Map());
  expect(placesIn(plan)).toEqual(['KA100001 Dhaka Mirpur 10', 'KA100003 Cumilla Cumilla Sadar']);
  expect(plan.unknown.map(({ order }) => order._id)).toEqual(['2']);
  expect(plan.unknown[0]?.candidates).toContainEqual(gulshan);
  expect(plan.unanswered).toBe(1);
});

it('an answer places the order or leaves it out', () => {
  const placed = planParcels(pathaoLayout, orders, nothing, answer(gulshan));
  expect(placesIn(placed)).toContain('KA100002 Dhaka Gulshan 1');
  expect(placed).toMatchObject({ unanswered: 0, unknown: [{ order: unsure }] });
  const left = planParcels(pathaoLayout, orders, nothing, answer(null));
  expect(left.parcels).toHaveLength(2);
  expect(left.unanswered).toBe(0);
});

it('an earlier answer or a rule is not asked for again', () => {
  const chosen = planParcels(
    pathaoLayout,
    [unsure],
    { rules: [], chosen: new Map([['2', gulshan]]) },
    new Map(),
  );
  expect(placesIn(chosen)).toEqual(['KA100002 Dhaka Gulshan 1']);
  const rule = { district: 'Dhaka', thana: 'Gulshan', courierDistrict: 'Dhaka', courierZone: 'Gulshan-2' };
  const ruled = planParcels(pathaoLayout, [unsure], { rules: [rule], chosen: new Map() }, new Map());
  expect(placesIn(ruled)).toEqual(['KA100002 Dhaka Gulshan-2']);
});

it('a file without zones asks nothing, and one without a courier has the shop’s own names', () => {
  expect(placesIn(planParcels(steadfastLayout, orders, nothing, new Map()))).toEqual([
    'KA100001 Dhaka ',
    'KA100002 Dhaka ',
    'KA100003 Comilla ',
  ]);
  const short = { ...redxLayout, columns: redxLayout.columns.slice(0, 5) };
  expect(planParcels(short, [unsure], nothing, new Map())).toMatchObject({ unanswered: 0 });
  expect(placesIn(planParcels({ ...pathaoLayout, courier: null }, [unsure], nothing, new Map()))).toEqual([
    'KA100002 Dhaka Gulshan',
  ]);
});
