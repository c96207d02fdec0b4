import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { cart } from './declaration.js';
import type { CartView } from '../../shared/commerce/cart/lines/cart-editor.js';
import type { Text } from './texts.js';

export type CartProps = BlockProps<typeof cart>;

/** Of what is loaded with the first opening. */
export interface ContentsProps extends CartProps {
  /** A new one whenever the block is drawn anew, as where its language changes; the same when the cart changes. */
  readonly block: CartProps;
  /** A new one for each call that opens the drawer: it may be opened and closed within one render. */
  readonly opening: object | undefined;
  onClose(): void;
}

/** Of each part of the cart. */
export interface PartProps {
  readonly view: CartView;
  readonly text: Text;
  money(cents: number): string;
}
