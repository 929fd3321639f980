export { domMax as features } from 'motion/react';
