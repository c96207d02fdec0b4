import sheet from '../../react-impl/sign-in/sign-in.css' with { type: 'css' };
import { SignIn } from '../../react-impl/sign-in/sign-in.js';
import { defineBlock } from '../define/define-block.js';
import { signIn } from './declaration.js';

defineBlock(signIn, SignIn, sheet);
