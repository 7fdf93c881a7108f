/** The couriers whose files and names of places ship with the shop. */

interface CourierRow {
  label: string;
  /** False if the courier reads the whole address and asks for no zone. */
  hasZones: boolean;
}

export const couriers = {
  pathao: { label: 'Pathao', hasZones: true },
  steadfast: { label: 'Steadfast', hasZones: false },
  redx: { label: 'RedX', hasZones: true },
} as const satisfies Record<string, CourierRow>;

export type Courier = keyof typeof couriers;
export const courierValues = Object.keys(couriers) as [Courier, ...Courier[]];

/** 'Pathao'. A courier that is no longer known shows the stored name. */
export const courierLabel = (courier: string): string => couriers[courier as Courier]?.label ?? courier;
