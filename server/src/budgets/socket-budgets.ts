/** Counts open connections by name. */
export class OpenCount {
  private readonly most: number;
  private readonly open = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** `undefined` where the limit is reached; otherwise a function to call once, on close. */
  enter(name: string): (() => void) | undefined {
    const count = this.open.get(name) ?? 0;
    if (count >= this.most) return undefined;
    this.open.set(name, count + 1);
    return () => this.leave(name);
  }

  private leave(name: string): void {
    const count = (this.open.get(name) ?? 0) - 1;
    if (count > 0) this.open.set(name, count);
    else this.open.delete(name);
  }
}
