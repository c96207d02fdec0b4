export const marqueeMessages = { pause: 'Pause', play: 'Play' };
