/** A map with a limited number of entries. Beyond it, the entry that was set least recently is dropped. */
export class BoundedMap<Value> extends Map<string, Value> {
  private readonly most: number;

  constructor(most: number) {
    super();
    this.most = most;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const oldest = this.size > this.most ? this.keys().next() : undefined;
    if (oldest?.done === false) this.delete(oldest.value);
    return this;
  }
}
