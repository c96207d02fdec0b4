import { memberGate } from '../../react-impl/member-gate/declaration.js';
import sheet from '../../react-impl/member-gate/member-gate.css' with { type: 'css' };
import { MemberGate } from '../../react-impl/member-gate/member-gate.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(memberGate, MemberGate, sheet);
