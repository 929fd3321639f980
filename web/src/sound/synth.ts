import type { Sound, SoundWorld } from '@cabale/design';

type Wave = SoundWorld['wave'];

/** How one sound is made, from now on. */
type Recipe = (instrument: Instrument) => void;

interface Tone {
  /** Hz, before the pitch of the world. */
  readonly from: number;
  /** Where it glides to. */
  readonly to?: number;
  /** Seconds from now. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud?: number;
  readonly wave?: Wave;
}

interface Noise {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud?: number;
}

const NOTES = { c: 523.25, e: 659.25, g: 783.99, high: 1046.5 } as const;

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  turn({ tone }) {
    tone({ from: NOTES.g, lasts: 0.35, loud: 0.5 });
    tone({ from: NOTES.high, at: 0.12, lasts: 0.5, loud: 0.4 });
  },
  card: ({ noise }) => noise({ filter: 'bandpass', from: 2600, to: 1400, lasts: 0.09, loud: 0.9 }),
  coin({ tone }) {
    tone({ from: 1319, lasts: 0.12, loud: 0.35 });
    tone({ from: 1760, at: 0.06, lasts: 0.28, loud: 0.3 });
  },
  water: ({ noise }) => noise({ filter: 'lowpass', from: 350, to: 1100, lasts: 0.5, loud: 0.8 }),
  press({ tone, noise }) {
    tone({ from: 110, to: 55, lasts: 0.16, loud: 0.9, wave: 'sine' });
    noise({ filter: 'highpass', from: 1800, at: 0.02, lasts: 0.07, loud: 0.35 });
  },
  alarm({ tone }) {
    tone({ from: 466, to: 392, lasts: 0.2, loud: 0.4 });
    tone({ from: 466, to: 392, at: 0.24, lasts: 0.26, loud: 0.4 });
  },
  end({ tone }) {
    for (const [index, from] of [NOTES.c, NOTES.e, NOTES.g, NOTES.high].entries()) {
      tone({ from, at: index * 0.14, lasts: 0.9, loud: 0.35 });
    }
  },
};

const ATTACK = 0.008;
const SILENT = 0.0001;

/** Plays the recipes in the timbre of one world. */
class Instrument {
  private readonly context: AudioContext;
  private readonly out: AudioNode;
  private readonly world: SoundWorld;

  constructor(context: AudioContext, out: AudioNode, world: SoundWorld) {
    this.context = context;
    this.out = out;
    this.world = world;
  }

  readonly tone = ({ from, to = from, at = 0, lasts, loud = 0.5, wave = this.world.wave }: Tone): void => {
    const { pitch } = this.world;
    const source = this.context.createOscillator();
    source.type = wave;
    this.glide(source.frequency, from * pitch, to * pitch, at, lasts);
    this.play(source, source, at, lasts, loud);
  };

  readonly noise = ({ filter, from, to = from, at = 0, lasts, loud = 0.5 }: Noise): void => {
    const { context } = this;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const shaped = context.createBiquadFilter();
    shaped.type = filter;
    this.glide(shaped.frequency, from, to, at, lasts);
    source.connect(shaped);
    this.play(source, shaped, at, lasts, loud);
  };

  private glide(parameter: AudioParam, from: number, to: number, at: number, lasts: number): void {
    const begin = this.context.currentTime + at;
    parameter.setValueAtTime(from, begin);
    parameter.exponentialRampToValueAtTime(to, begin + lasts);
  }

  private play(source: AudioScheduledSourceNode, last: AudioNode, at: number, lasts: number, loud: number): void {
    const begin = this.context.currentTime + at;
    const envelope = this.context.createGain();
    envelope.gain.setValueAtTime(SILENT, begin);
    envelope.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENT, begin + lasts);
    last.connect(envelope).connect(this.out);
    source.start(begin);
    source.stop(begin + lasts);
  }
}

let output: { readonly context: AudioContext; readonly volume: GainNode } | undefined;

/** Plays a sound. A browser that has not been touched yet stays silent. */
export function playSound(sound: Sound, world: SoundWorld, volume: number): void {
  const { context, volume: gain } = (output ??= opened());
  if (context.state === 'suspended') void context.resume();
  gain.gain.value = volume;
  RECIPES[sound](new Instrument(context, gain, world));
}

function opened(): NonNullable<typeof output> {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, volume };
}
