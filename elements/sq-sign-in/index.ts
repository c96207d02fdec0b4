import { signIn } from '../../react-impl/sign-in/declaration.js';
import sheet from '../../react-impl/sign-in/sign-in.css' with { type: 'css' };
import { SignIn } from '../../react-impl/sign-in/sign-in.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(signIn, SignIn, sheet);
