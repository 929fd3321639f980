import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** Counters and gauges for operators. Players never see them: the number of sealed answers is a secret. */
export class Metrics {
  readonly registry = new Registry();
  private readonly acts: Counter<'kind' | 'outcome'>;
  private readonly jobs: Counter<'kind' | 'outcome'>;
  private readonly closed: Counter<'code'>;
  private readonly counted = new Map<string, Counter.Internal>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.acts = this.counter('cabale_acts_total', 'Acts of people at tables', ['kind', 'outcome']);
    this.jobs = this.counter('cabale_jobs_total', 'Work done in the background', ['kind', 'outcome']);
    this.closed = this.counter('cabale_sockets_closed_total', 'Sockets the server closed, by code', ['code']);
  }

  /** Gauges are evaluated when they are read. */
  addGauges(gauges: { readonly sockets: () => number; readonly loaded: () => number }): void {
    this.registry.registerMetric(gauge('cabale_sockets', 'Open sockets', gauges.sockets));
    this.registry.registerMetric(gauge('cabale_tables_loaded', 'Tables in memory', gauges.loaded));
  }

  act(kind: string, outcome: 'granted' | 'refused'): void {
    const name = `${kind} ${outcome}`;
    // Cached, since looking a counter up by its labels is slow.
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

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
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
