const OFF = 'panel-letters-off';

/** People who dictate, or who type by accident, can turn the letters off. */
export function areLettersOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
}

export function turnLetters(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'true');
  } catch {
    // storage is full or off
  }
}
