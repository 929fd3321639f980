/** Bounded queues, one for each owner, served in rotation: nobody waits for more than one item of each other owner. */
export class FairQueue<Item> {
  private readonly most: number;
  private readonly maxPerOwner: number;
  /** The next owner to serve first. */
  private readonly waiting = new Map<string, Item[]>();
  private count = 0;

  constructor(limits: { readonly most: number; readonly maxPerOwner: number }) {
    this.most = limits.most;
    this.maxPerOwner = limits.maxPerOwner;
  }

  get size(): number {
    return this.count;
  }

  /** `false` where the queue is full. */
  push(owner: string, item: Item): boolean {
    const own = this.waiting.get(owner) ?? [];
    if (this.count >= this.most || own.length >= this.maxPerOwner) return false;
    own.push(item);
    this.waiting.set(owner, own);
    this.count += 1;
    return true;
  }

  shift(): Item | undefined {
    const first = this.waiting.entries().next();
    if (first.done === true) return undefined;
    const [owner, own] = first.value;
    const item = own.shift();
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    this.count -= 1;
    return item;
  }
}
