/** Who listens to what. */
export class Listeners {
  private readonly byTopic = new Map<string, Set<(message: unknown) => void>>();

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

  tell(topic: string, message: unknown): void {
    for (const listener of this.byTopic.get(topic) ?? []) listener(message);
  }
}
