/** Who listens to what. */
export class Listeners {
  private readonly byTopic = new Map<string, Set<(message: unknown) => void>>();

  get topics(): string[] {
    return [...this.byTopic.keys()];
  }

  /** Those who listen to a topic: the same object until the last of them has stopped. */
  of(topic: string): object | undefined {
    return this.byTopic.get(topic);
  }

  /** `true` where this is the topic's first listener. */
  add(topic: string, listener: (message: unknown) => void): boolean {
    const known = this.byTopic.get(topic);
    if (known !== undefined) {
      known.add(listener);
      return false;
    }
    this.byTopic.set(topic, new Set([listener]));
    return true;
  }

  /** `true` where it was the topic's last listener. */
  remove(topic: string, listener: (message: unknown) => void): boolean {
    const known = this.byTopic.get(topic);
    if (known?.delete(listener) !== true || known.size > 0) return false;
    this.byTopic.delete(topic);
    return true;
  }

  /** Later, as over a network: whoever says it is done with what it was doing before anybody hears of it. */
  tellSoon(topic: string, message: unknown): void {
    queueMicrotask(() => this.tell(topic, message));
  }

  tell(topic: string, message: unknown): void {
    for (const listener of this.byTopic.get(topic) ?? []) listener(message);
  }
}
