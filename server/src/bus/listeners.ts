/** The listeners of each topic. */
export class Listeners {
  private readonly byTopic = new Map<string, Set<(message: unknown) => void>>();

  get topics(): string[] {
    return [...this.byTopic.keys()];
  }

  /** The listeners of a topic: the same object until the last of them is removed. */
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

  /** Delivers asynchronously, as a network would: the sender finishes its own work first. */
  emitSoon(topic: string, message: unknown): void {
    queueMicrotask(() => this.emit(topic, message));
  }

  emit(topic: string, message: unknown): void {
    for (const listener of this.byTopic.get(topic) ?? []) listener(message);
  }
}
