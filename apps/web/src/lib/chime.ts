/** Two soft notes, made on the spot: no file to load, nothing louder than a glass being set down. */
export function chime(): void {
  const audio = new AudioContext();
  const notes = [
    { hertz: 523.25, at: 0 },
    { hertz: 659.25, at: 0.22 },
  ];
  for (const { hertz, at } of notes) playNote(audio, hertz, audio.currentTime + at);
  setTimeout(() => void audio.close(), 2500);
}

function playNote(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 1.6);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 1.7);
}
