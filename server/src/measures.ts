import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** What the house counts, for whoever runs it. Nothing here is told to players: numbers can be tells, too. */
export class Measures {
  readonly registry = new Registry();
  private readonly acts: Counter<'kind' | 'outcome'>;
  private readonly jobs: Counter<'kind' | 'outcome'>;
  private readonly closed: Counter<'code'>;
  private readonly counted = new Map<string, Counter.Internal>();

  constructor(now: { readonly sockets: () => number; readonly loaded: () => number }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.acts = new Counter({
      name: 'cabale_acts_total',
      help: 'Acts of people at tables',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.jobs = new Counter({
      name: 'cabale_jobs_total',
      help: 'Work done in the background',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.closed = new Counter({
      name: 'cabale_sockets_closed_total',
      help: 'Sockets the server closed, by code',
      labelNames: ['code'],
      registers,
    });
    // Gauges are asked when they are read.
    this.registry.registerMetric(gauge('cabale_sockets', 'Open sockets', now.sockets));
    this.registry.registerMetric(gauge('cabale_tables_loaded', 'Tables in memory', now.loaded));
  }

  act(kind: string, outcome: 'granted' | 'refused'): void {
    const name = `${kind} ${outcome}`;
    // Looking a counter up by its labels takes longer than anything else here.
    const known = this.counted.get(name) ?? this.acts.labels({ kind, outcome });
    this.counted.set(name, known);
    known.inc();
  }

  job(kind: string, outcome: 'done' | 'failed'): void {
    this.jobs.inc({ kind, outcome });
  }

  socketClosed(code: number): void {
    this.closed.inc({ code: String(code) });
  }
}

function gauge(name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
}
