import { useEffect } from 'react';
import { useTurns } from '../turns.ts';

export function useTitle(title: string): void {
  const waiting = useTurns((turns) => turns.tables.length);
  useEffect(() => {
    const name = title === 'Cabale' ? title : `${title} · Cabale`;
    document.title = waiting === 0 ? name : `(${waiting}) ${name}`;
  }, [title, waiting]);
}
