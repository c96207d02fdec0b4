import { asObject, asText, isObject } from '../../platform/page/unknown-values.js';
import { DEFAULT_CURRENCY } from '../money/currencies.js';

interface Money {
  readonly currency: string;
  /** In major units, as decimal text. */
  readonly value: string;
}

/** The shopping cart (storefront §3). */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly created: Date | undefined;
  readonly isPurchased: boolean;
  readonly entries: readonly unknown[];
  readonly shippingOptions: readonly unknown[];
  readonly applicableTaxRules: readonly unknown[];
  readonly coupons: readonly unknown[];
  readonly validCoupons: readonly unknown[];
  readonly invalidCoupons: readonly unknown[];
  readonly selectedShippingOption: Readonly<Record<string, unknown>> | undefined;
  readonly shippingLocation: Readonly<Record<string, unknown>> | undefined;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly subtotalAmount: Money;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

const text = (value: unknown) => asText(value) ?? '';
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const object = (value: unknown) => (isObject(value) ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function date(value: unknown): Date | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function money(value: unknown): Money {
  const given = asObject(value);
  const amount = given['value'];
  return {
    currency: text(given['currency']) || DEFAULT_CURRENCY,
    value: typeof amount === 'number' ? String(amount) : text(amount) || '0',
  };
}

const isNothing = (value: unknown) => !value || (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether an answer is a cart: a refusal, the page of a sign-in or an empty object is none, whatever its status is. */
export const isCart = (data: unknown): boolean =>
  isObject(data) &&
  (Array.isArray(data['entries']) || typeof data['totalQuantity'] === 'number') &&
  isNothing(data['error']) &&
  isNothing(data['errors']);

/** Unknown data to a complete cart; `undefined` for anything but an object. Never throws. */
export function readCart(data: unknown): Cart | undefined {
  if (!isObject(data)) return undefined;
  return {
    id: text(data['id']),
    websiteId: text(data['websiteId']),
    orderId: text(data['orderId']),
    created: date(data['created']),
    isPurchased: data['isPurchased'] === true,
    entries: list(data['entries']),
    shippingOptions: list(data['shippingOptions']),
    applicableTaxRules: list(data['applicableTaxRules']),
    coupons: list(data['coupons']),
    validCoupons: list(data['validCoupons']),
    invalidCoupons: list(data['invalidCoupons']),
    selectedShippingOption: object(data['selectedShippingOption']),
    shippingLocation: object(data['shippingLocation']),
    subtotalCents: number(data['subtotalCents']),
    taxCents: number(data['taxCents']),
    shippingCostCents: number(data['shippingCostCents']),
    discountCents: number(data['discountCents']),
    grandTotalCents: number(data['grandTotalCents']),
    totalQuantity: number(data['totalQuantity']),
    subtotalAmount: money(data['subtotalAmount']),
    hasDigital: data['hasDigital'] === true,
    purelyDigital: data['purelyDigital'] === true,
    requiresShipping: data['requiresShipping'] === true,
  };
}
