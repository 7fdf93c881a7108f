import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courierDistrict, courierDistricts, courierZones } from './courierPlaces.ts';
import { type PlaceRule, proposePlace, ruleFor } from './courierZone.ts';
import { districtNames } from './districts.ts';
import { thanasOf } from './thanas.ts';

const dhaka = (thana: string, address: string) => ({ district: 'Dhaka', thana, address });
const zoneOf = (to: { district: string; thana: string; address: string }, rules: PlaceRule[] = []) => {
  const proposal = proposePlace('pathao', to, rules);
  return proposal.sure ? proposal.place.zone : null;
};
const candidatesOf = (to: { district: string; thana: string; address: string }) => {
  const proposal = proposePlace('pathao', to);
  return proposal.sure ? null : proposal.candidates.map(({ zone }) => zone);
};

describe('an address in English', () => {
  it.each([
    ['Mirpur Model', 'Mirpur 10, house 5', 'Mirpur 10'],
    ['Mirpur Model', 'House 5, Road 12, Section-6, Mirpur', 'Mirpur 6'],
    ['Mirpur Model', 'House 10 Mirpur 2', 'Mirpur 2'],
    ['Mirpur Model', 'Flat B4, 23 Kazipara', 'Kazipara'],
    ['Mirpur Model', '60 feet road, near the school', '60 feet'],
    ['Mirpur Model', 'West Monipur, 12/A', 'Monipur'],
    ['Mirpur Model', 'Zoo Road, Mirpur', 'Zoo Road'],
    ['Pallabi', 'Block D, Section 12', 'Mirpur 12'],
    ['Pallabi', 'Mirpur DOHS, Avenue 3', 'Mirpur DOHS'],
    ['Pallabi', 'House 3, Road 2', 'Pallabi'],
    ['Uttara West', 'House 11, Road 18, Sector 11', 'Uttara Sector 11'],
    ['Uttara West', 'House 11 Sector 4', 'Uttara Sector 4'],
    ['Uttara West', '12 no sector, road 5', 'Uttara Sector 12'],
    ['Uttara East', 'Uttara, sector-6', 'Uttara sector 6'],
    ['Uttara East', 'House Building bus stand', 'house building'],
    ['Uttara', 'Sector Seven, House 20', 'Uttara Sector 7'],
    ['Turag', 'Diabari, 100 feet road', 'Diabari'],
    ['Gulshan', 'Gulshan-2, Road 90', 'Gulshan-2'],
    ['Gulshan', 'Road 12, Gulshan 1', 'Gulshan 1'],
    ['Gulshan', 'Niketan, Block C', 'Niketan'],
    ['Banani', 'Banani DOHS, Lane 4', 'Banani DOHS'],
    ['Banani', 'Road 11, Block E', 'Banani'],
    ['Dhanmondi', 'House 12, Road 5', 'Dhanmondi'],
    ['Dhanmondi', 'Jigatola bus stand, Dhanmondi', 'Jigatola'],
    ['Khilgaon', 'Banasree, Block C', 'Banasree (Block A-G)'],
    ['Rampura', 'House 3, H Block, Banasree', 'Banasree (Block H-J)'],
    ['Tejgaon', 'Karwan Bazar, BDBL Bhaban', 'Kawran Bazar'],
    ['Lalbagh', 'Azimpur colony', 'Azimpur (Lalbag)'],
    ['Bhatara', 'Bashundhara R/A, Block D', 'Bashundhara'],
    ['Nawabganj', 'Bandura bazar', 'Nawabganj (Dohar)'],
  ])('%s: %s → %s', (thana, address, zone) => {
    expect(zoneOf(dhaka(thana, address))).toBe(zone);
  });
});

describe('an address in Bangla', () => {
  it.each([
    ['Mirpur Model', 'মিরপুর ১০, বাসা ৫', 'Mirpur 10'],
    ['মিরপুর মডেল', 'মিরপুর-১, ব্লক এ', 'Mirpur 1'],
    ['Mirpur Model', 'মিরপুর ২ নম্বর, রোড ৭', 'Mirpur 2'],
    ['Mirpur Model', '১১ নং সেকশন, মিরপুর', 'Mirpur 11'],
    ['Mirpur Model', 'পূর্ব শেওড়াপাড়া, বাসা ২১', 'Shewrapara'],
    ['Pallabi', 'মিরপুর বারো, ব্লক ডি', 'Mirpur 12'],
    ['Uttara West', 'সেক্টর ১১, রোড ৪', 'Uttara Sector 11'],
    ['উত্তরা পশ্চিম', '১৩নং সেক্টর', 'Uttara Sector 13'],
    ['Uttara East', 'উত্তরা সেক্টর চার', 'Uttara Sector 4'],
    ['Uttara East', 'আজমপুর কাঁচাবাজার', 'azampur (Uttara)'],
    ['Gulshan', 'গুলশান ২, রোড ৩৫', 'Gulshan-2'],
    ['Gulshan', 'গুলশান এক, বাসা ৯', 'Gulshan 1'],
    ['Gulshan', 'নিকেতন, ব্লক বি', 'Niketan'],
    ['Banani', 'মহাখালী ডিওএইচএস', 'Mohakhali DOHS'],
    ['Dhanmondi', 'জিগাতলা, হাউস ৪', 'Jigatola'],
    ['ধানমন্ডি', 'রোড ২৭, বাসা ৮', 'Dhanmondi'],
    ['Khilgaon', 'দক্ষিণ বনশ্রী', 'South Banasree'],
    ['Rampura', 'বনশ্রী, ব্লক এইচ', 'Banasree (Block H-J)'],
    ['Tejgaon', 'ফার্মগেট, তেজগাঁও কলেজের পাশে', 'Farmgate'],
    ['Khilkhet', 'নিকুঞ্জ-২, রোড ৬', 'Nikunja 2'],
    ['Sabujbagh', 'বাসাবো, কদমতলা', 'Bashabo'],
  ])('%s: %s → %s', (thana, address, zone) => {
    expect(zoneOf(dhaka(thana, address))).toBe(zone);
  });
});

describe('an address in Bangla, in Latin letters', () => {
  it.each([
    ['Mirpur Model', 'mirpur dosh number, basa 5', 'Mirpur 10'],
    ['Mirpur Model', 'mirpur ek, sony hall er pashe', 'Mirpur 1'],
    ['Mirpur Model', '11 no mirpur, basha 3', 'Mirpur 11'],
    ['Mirpur Model', 'purbo sheorapara, bari 8', 'Shewrapara'],
    ['mirpur', 'section 6, block kha', 'Mirpur 6'],
    ['Uttara West', 'egaro number sector, bari 12', 'Uttara Sector 11'],
    ['Uttara West', 'uttora 13 no sector', 'Uttara Sector 13'],
    ['uttara', 'sector tin, rasta 7', 'Uttara Sector 3'],
    ['Gulshan', 'gulshan dui, golchottor', 'Gulshan-2'],
    ['Dhanmondi', 'zigatola, noya rasta', 'Jigatola'],
    ['Kafrul', 'poschim kazipara, basa 4', 'Kazipara'],
    ['Jatrabari', 'shonir akhra, nodir par', 'Shanir Akhra'],
    ['Mohammadpur', 'nurjahan rod, mohammedpur', 'Mohammadpur'],
    ['Hatirjheel', 'magbazar wireless gate', 'Mogbazar'],
    ['Cantonment', 'ECB chottor, manikdi bazar', null],
  ])('%s: %s → %s', (thana, address, zone) => {
    expect(zoneOf(dhaka(thana, address))).toBe(zone);
  });
});

describe('an address outside Dhaka', () => {
  it.each([
    ['Chattogram', 'Panchlaish', 'Nasirabad Housing Society', 'Chittagong', 'Nasirabad'],
    ['Chattogram', 'Lohagara', 'Station Road', 'Chittagong', 'CTG - Lohagara'],
    ['Chattogram', 'চকবাজার', 'কলেজ রোড', 'Chittagong', 'Chawkbazar (Chattogram)'],
    ['Comilla', 'Comilla Sadar', 'Kandirpar', 'Cumilla', 'Cumilla Sadar'],
    ['Comilla', 'Brahmanpara', 'Bazar Road', 'Cumilla', 'B.Para'],
    ['Bogura', 'Bogura Sadar', 'Satmatha', 'Bogra', 'Bogra Sadar'],
    ['Gazipur', 'Tongi West', 'Cherag Ali market', 'Gazipur', 'Tongi'],
    ['Narayanganj', 'Fatullah', 'Panchabati mor', 'Narayanganj', 'Panchabati'],
    ['Rangamati', 'Langadu', 'Bazar', 'Khagrachari', 'Langodu'],
    ['Sylhet', 'Kotwali', 'Zindabazar', 'Sylhet', 'Sylhet Sadar'],
  ])('%s, %s: %s', (district, thana, address, courierDistrict, zone) => {
    expect(proposePlace('pathao', { district, thana, address })).toEqual({
      sure: true,
      place: { district: courierDistrict, zone },
    });
  });
});

describe('an unsure address', () => {
  it('gives the zones of the thana if it names none of them', () => {
    expect(candidatesOf(dhaka('Gulshan', 'House 2, Road 5'))).toEqual(
      expect.arrayContaining(['Gulshan 1', 'Gulshan-2']),
    );
    expect(candidatesOf(dhaka('Mirpur Model', 'House 10, Mirpur'))).toContain('Mirpur 10');
  });

  it('gives both zones if it names two, or a zone of another thana', () => {
    expect(candidatesOf(dhaka('Mirpur Model', 'Senpara, Mirpur 10'))).toEqual(['Mirpur 10', 'Senpara']);
    expect(candidatesOf(dhaka('Dhanmondi', 'Near Mohammadpur town hall'))).toEqual([
      'Dhanmondi',
      'Mohammadpur',
    ]);
  });

  it('gives the numbered zones for a number that the courier does not have', () => {
    expect(candidatesOf(dhaka('Uttara East', 'Sector 2'))).toContain('Uttara Sector 4');
    expect(candidatesOf(dhaka('Uttara', 'House 4'))).toContain('Uttara Sector 18');
  });

  it('has no candidates where nothing is known', () => {
    expect(candidatesOf({ district: 'Bhola', thana: 'Monpura', address: 'Bazar' })).toEqual([]);
  });
});

describe('the admins’ rules', () => {
  const rules: PlaceRule[] = [
    { district: 'Dhaka', thana: 'Gulshan', courierDistrict: 'Dhaka', courierZone: 'Gulshan-2' },
    { district: 'Dhaka', thana: 'Dhanmondi', courierDistrict: 'Dhaka', courierZone: 'Dhanmondi R/A' },
    { district: 'Feni', thana: '', courierDistrict: 'Feni Zilla', courierZone: '' },
  ];

  it('decide where the address names no zone, in any spelling of the thana', () => {
    expect(zoneOf(dhaka('গুলশান', 'House 2'), rules)).toBe('Gulshan-2');
    expect(zoneOf(dhaka('Gulshan', 'Gulshan 1'), rules)).toBe('Gulshan 1');
    expect(zoneOf(dhaka('DHANMONDI', 'Road 5'), rules)).toBe('Dhanmondi R/A');
    expect(ruleFor(rules, 'Dhaka', 'Banani')).toBeNull();
  });

  it('respell a whole district', () => {
    expect(proposePlace('pathao', { district: 'Feni', thana: 'Feni Sadar', address: 'X' }, rules)).toEqual({
      sure: true,
      place: { district: 'Feni Zilla', zone: 'Feni Sadar' },
    });
  });
});

describe('other couriers', () => {
  it('RedX gets its areas in Dhaka, and elsewhere the thana by its own name', () => {
    const redx = (to: Parameters<typeof proposePlace>[1]) => proposePlace('redx', to);
    expect(redx(dhaka('Uttara West', 'সেক্টর ১৩'))).toMatchObject({ place: { zone: 'Uttara Sector - 13' } });
    expect(redx(dhaka('Mirpur Model', 'Mirpur 10'))).toMatchObject({
      place: { zone: 'Mirpur 10 Circle(Mirpur)' },
    });
    expect(redx({ district: 'Chattogram', thana: 'Patiya', address: 'X' })).toMatchObject({
      place: { district: 'Chattogram', zone: 'Patiya' },
    });
  });

  it('Steadfast needs no zone', () => {
    expect(proposePlace('steadfast', dhaka('Mirpur Model', 'X'))).toEqual({
      sure: true,
      place: { district: 'Dhaka', zone: '' },
    });
  });
});

it('whatever is typed, only places of the courier are proposed', () => {
  const known = new Set(
    districtNames.flatMap((name) =>
      courierZones('pathao', name).map((zone) => `${courierDistrict('pathao', name)}>${zone}`),
    ),
  );
  const words = fc.constantFrom(
    'Mirpur',
    'sector',
    '10',
    'নং',
    'মিরপুর',
    '১১',
    ',',
    'block',
    'C',
    'Banani DOHS',
    'no',
    '|',
  );
  const address = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: words, maxLength: 8 }));
  const place = fc.constantFrom(...districtNames).chain((district) =>
    fc.constantFrom('', 'Mirpur', ...thanasOf(district).map(({ name }) => name)).map((thana) => ({
      district,
      thana,
    })),
  );
  fc.assert(
    fc.property(place, address, (to, typed) => {
      const proposal = proposePlace('pathao', { ...to, address: typed });
      const places = proposal.sure ? [proposal.place] : proposal.candidates;
      for (const { district, zone } of places) expect(known).toContain(`${district}>${zone}`);
      expect(courierDistricts('pathao')).toEqual(
        expect.arrayContaining(places.map(({ district }) => district)),
      );
    }),
  );
});
