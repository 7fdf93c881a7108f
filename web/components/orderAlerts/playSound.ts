/** Two short tones. Browsers play them only after the page was touched once. */
const tones = [
  { hertz: 880, after: 0 },
  { hertz: 1175, after: 0.18 },
];
const SECONDS = 0.15;

let audio: AudioContext | null = null;

export function playSound(): void {
  audio ??= new AudioContext();
  for (const { hertz, after } of tones) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + after;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
  }
}
