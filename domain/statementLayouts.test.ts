import { describe, expect, it } from 'vitest';
import { payoutsTexts } from '#texts/payouts.ts';
import { fieldErrors } from './fieldErrors.ts';
import {
  builtInStatement,
  builtInStatements,
  columnPlaces,
  findHeadings,
  fittingLayout,
  likelyHeadings,
  statementLayoutSchema,
} from './statementLayouts.ts';

const pathao = builtInStatements[0] as (typeof builtInStatements)[number];

describe('a layout', () => {
  it('built-in layouts are valid, and found by their name in any case', () => {
    for (const layout of builtInStatements) expect(statementLayoutSchema.parse(layout)).toEqual(layout);
    expect(builtInStatement('steadFAST')?.name).toBe('Steadfast');
    expect(builtInStatement('Paperfly')).toBeUndefined();
  });

  it('needs a column of the parcel and one of an amount', () => {
    const { error } = statementLayoutSchema.safeParse({ name: ' ', columns: { fees: ['Charge'] } });
    expect(error && fieldErrors(error)).toEqual({
      name: 'Name is required',
      'columns.consignment': payoutsTexts.chooseParcel,
      'columns.collected': payoutsTexts.chooseAmount,
    });
  });

  it('takes one number and one amount as enough', () => {
    const columns = { orderNumber: ['Invoice'], paid: ['Net'] };
    expect(statementLayoutSchema.parse({ name: 'Paperfly', columns }).columns).toEqual({
      consignment: [],
      orderNumber: ['Invoice'],
      collected: [],
      fees: [],
      paid: ['Net'],
    });
  });
});

describe('the headings of a file', () => {
  it('are found whatever their case, spaces and punctuation; all fees count, of other columns the first', () => {
    const cells = [
      'Payout',
      'consignment_id',
      'COD-Fee',
      'merchant order id',
      'Collected Amount',
      'DELIVERY FEE',
      'x',
    ];
    expect(columnPlaces(pathao, cells)).toEqual({
      consignment: [1],
      orderNumber: [3],
      collected: [4],
      fees: [5, 2],
      paid: [0],
    });
  });

  it('are found below the lines with the name of the courier and the number of the statement', () => {
    const rows = [
      ['Pathao Payment Invoice', '', ''],
      ['Invoice', 'INV-1', ''],
      ['Consignment ID', 'Collected Amount', 'Payout'],
      ['DL1', '100', '40'],
    ];
    expect(findHeadings(pathao, rows)?.line).toBe(2);
    expect(likelyHeadings(rows)).toEqual(['Consignment ID', 'Collected Amount', 'Payout']);
  });

  it('choose the layout that finds the most columns, of equal ones the first', () => {
    const redx = builtInStatement('RedX') as (typeof builtInStatements)[number];
    const rows = [['Consignment ID', 'Merchant Order ID', 'Collected Amount', 'Payout']];
    expect(fittingLayout([redx, pathao], rows)?.layout.name).toBe('Pathao');
    expect(fittingLayout([redx, pathao], [['Merchant Order ID', 'Payout']])?.layout.name).toBe('RedX');
    expect(fittingLayout([redx, pathao], [['Name', 'Money']])).toBeNull();
  });

  it('are not found where the parcel or the amount has no column', () => {
    expect(findHeadings(pathao, [['Consignment ID', 'Name']])).toBeNull();
    expect(findHeadings(pathao, [['Collected Amount', 'Payout']])).toBeNull();
    expect(findHeadings(pathao, [])).toBeNull();
    expect(likelyHeadings([])).toEqual([]);
  });
});
