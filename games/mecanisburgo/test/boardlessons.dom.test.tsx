import { testLessons } from '../../test/board-laws.ts';
import { guided } from '../board/guided.ts';
import { board, prepareBoard } from './onstage.ts';

prepareBoard();

testLessons(board, guided);
