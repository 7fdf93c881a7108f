/** Inserts customers, admins and their addresses straight into the database. */
import { hash } from '@node-rs/argon2';
import { v7 as newId } from 'uuid';
import type { Duty } from '#domain/duties.ts';
import type { Database } from '#server/database/connect.ts';
import { derive } from './derive.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
}

interface PersonOptions {
  name?: string;
  email?: string;
  phone?: string | null;
  isActive?: boolean;
  createdAt?: Date;
  /** Only for an admin. All of them by default. */
  duties?: Duty[] | null;
}

export const testPassword = 'churi-1234';

/** Argon2 with the lowest cost, so that tests do not wait for hashes. */
let hashed: Promise<string> | undefined;
const passwordHash = () =>
  (hashed ??= hash(testPassword, {
    memoryCost: 8,
    timeCost: 1,
    parallelism: 1,
  }));

async function buildUser(db: Database, role: 'user' | 'admin', options: PersonOptions): Promise<Person> {
  const id = newId();
  const {
    name = 'Nusrat Jahan',
    email = `${id}@example.com`,
    phone = null,
    isActive = true,
    createdAt = new Date(),
    duties = null,
  } = options;
  await db
    .insertInto('users')
    .values({
      id,
      name,
      email,
      phone,
      role,
      duties,
      is_active: isActive,
      password_hash: await passwordHash(),
      created_at: createdAt,
    })
    .execute();
  await derive(db, { kind: 'userChanged', user: id, before: null, after: { role, isActive } });
  return { id, name, email, password: testPassword };
}

export const buildCustomer = (db: Database, options: PersonOptions = {}): Promise<Person> =>
  buildUser(db, 'user', options);

export const buildAdmin = (db: Database, options: PersonOptions = {}): Promise<Person> =>
  buildUser(db, 'admin', { name: 'Shop Owner', ...options });

export const dhanmondi = {
  full_name: 'Nusrat Jahan',
  phone: '01712345678',
  address: 'House 12, Road 5, Dhanmondi',
  district: 'Dhaka',
  thana: 'Dhanmondi',
};

/** The same address as a request sends it. */
export const deliverTo = {
  fullName: dhanmondi.full_name,
  phone: dhanmondi.phone,
  address: dhanmondi.address,
  district: dhanmondi.district,
  thana: dhanmondi.thana,
};

/** The first address becomes the default, as in the shop. */
export async function buildAddress(
  db: Database,
  owner: Pick<Person, 'id'>,
  options: Partial<typeof dhanmondi> & { isDefault?: boolean } = {},
): Promise<string> {
  const { isDefault, ...address } = options;
  const id = newId();
  const others = await db.selectFrom('addresses').select('id').where('user_id', '=', owner.id).execute();
  await db
    .insertInto('addresses')
    .values({ id, user_id: owner.id, ...dhanmondi, ...address, is_default: isDefault ?? others.length === 0 })
    .execute();
  return id;
}
